import type { Page } from 'playwright/test';
import { hold, openLive, waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const slide = (page: Page, number: number) =>
  carousel(page).getByRole('group', { name: `${number} of 4` });
/** Uses the page, and waits until Swiper has taken over. */
async function waitUntilSwiping(page: Page) {
  await waitUntilLive(page);
  await expect(carousel(page).locator('.swiper-initialized')).toBeVisible();
}
const button = (page: Page, name: string | RegExp) => carousel(page).getByRole('button', { name });

const more = (page: Page) => page.getByRole('button', { name: 'More about expert team' });
const back = (page: Page) => page.getByRole('button', { name: 'Back to expert team' });

test.describe('The carousel', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('shows the next slide after six seconds and the first after the last, rests under the pointer and with the focus, and stays stopped', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await waitUntilSwiping(page);
    const shows = (number: number) =>
      expect(button(page, new RegExp(`^Slide ${number}`))).toHaveAttribute('aria-current', 'true');
    for (const number of [2, 3, 4, 1]) {
      await page.clock.runFor(6500);
      await shows(number);
    }

    await slide(page, 1).hover();
    await page.clock.runFor(20_000);
    await shows(1);
    await page.getByRole('contentinfo').hover();
    await page.clock.runFor(6500);
    await shows(2);

    await button(page, 'Stop the slide show').focus();
    await page.clock.runFor(20_000);
    await shows(2);
    await page.keyboard.press('Enter');
    await expect(button(page, 'Start the slide show')).toBeFocused();
    await page.keyboard.press('Enter');
    await slide(page, 2).hover();
    await page.getByRole('contentinfo').hover();
    await page.clock.runFor(20_000);
    await shows(2);
    await page.keyboard.press('Enter');
    await slide(page, 2).getByRole('heading').click();
    await page.clock.runFor(20_000);
    await shows(2);
  });

  test('goes on from the slide that was chosen before its script was there', async ({ page }) => {
    const letIn = await hold(page, /\/swiper-/);
    await openLive(page, '/');
    await button(page, 'Previous slide').click();
    await expect(slide(page, 4).getByRole('link')).toBeInViewport();
    letIn();
    await waitUntilSwiping(page);
    await button(page, 'Next slide').click();
    await button(page, /^Slide 2/).click();
    await expect(slide(page, 2).getByRole('link')).toBeInViewport();
  });

  test.describe('for visitors who asked for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('stands still until it is started, by what Tab reaches first in it', async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      const first = carousel(page).locator('a, button').first();
      await expect(first).toHaveAccessibleName(/slide show/);
      await page.clock.runFor(20_000);
      await expect(button(page, /^Slide 1/)).toHaveAttribute('aria-current', 'true');
      await expect(button(page, 'Start the slide show')).toBeVisible();
    });
  });
});

test.describe('The carousel on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true });

  test('shows the next slide after three seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await waitUntilSwiping(page);
    await page.clock.runFor(3500);
    await expect(button(page, /^Slide 2/)).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('The reasons to choose us', () => {
  test('fill their rows at the desk, turn by key, show one face at a time, turn back, and turn by a tap anywhere on the card, with all motion and with less', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const reducedMotion of ['no-preference', 'reduce'] as const)
      await test.step(reducedMotion, async () => {
        await page.emulateMedia({ reducedMotion });
        await page.goto('/');
        await expect(page.getByText('Since 2014 in Pickering')).toBeHidden();
        await more(page).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByText('Since 2014 in Pickering')).toBeVisible();
        await expect(page.getByText('Four crafts, one bench.')).toBeHidden();
        await expect(back(page)).toBeFocused();
        await expect(back(page)).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Enter');
        await expect(page.getByText('Four crafts, one bench.')).toBeVisible();
        await page.getByRole('heading', { name: 'Expert team' }).click({ force: true });
        await expect(back(page)).toBeVisible();
      });
    const cards = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^(?:More|Back to) / }) });
    const heights = await cards.evaluateAll((items) =>
      items.map((item) => [item.clientHeight, item.querySelector('article')?.offsetHeight]),
    );
    expect(heights.length).toBeGreaterThan(2);
    for (const [row, card] of heights) expect(card).toBe(row);
  });
});
