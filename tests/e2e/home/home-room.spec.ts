import type { Page } from 'playwright/test';
import { openLive } from '../live.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const room = (page: Page) => page.getByRole('region', { name: 'Turn the day down' });
const dial = (page: Page) => room(page).getByRole('slider', { name: 'Time of day' });

/** How much is to be seen of noon, dusk and midnight, from the lowest picture to the highest. */
async function expectSeen(page: Page, opacities: readonly number[]): Promise<void> {
  const exposures = room(page).locator('div:has(> picture)');
  await expect(exposures).toHaveCount(opacities.length);
  for (const [place, opacity] of opacities.entries())
    await expect(exposures.nth(place)).toHaveCSS('opacity', `${opacity}`);
}

test('The room turns from noon over dusk to midnight by the keyboard alone, and by a pointer as well, without easing for whoever wants less motion', async ({
  page,
}) => {
  await openLive(page, '/');
  await dial(page).focus();
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Dusk');
  await expectSeen(page, [1, 1, 0]);

  await page.keyboard.press('Home');
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Noon');
  await expectSeen(page, [1, 0, 0]);

  await page.keyboard.press('ArrowRight');
  await expectSeen(page, [1, 0.05, 0]);

  await page.keyboard.press('End');
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Midnight');
  await expectSeen(page, [1, 1, 1]);

  const { width = 0, height = 0 } = (await dial(page).boundingBox()) ?? {};
  await dial(page).click({ position: { x: 2, y: height / 2 } });
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Noon');
  await dial(page).click({ position: { x: width - 2, y: height / 2 } });
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Midnight');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const exposure of await room(page).locator('div:has(> picture)').all())
    await expect(exposure).not.toHaveCSS('transition-property', 'opacity');
});

test.describe('on the sharpest screen', () => {
  test.use({ deviceScaleFactor: 3 });

  test('Three exposures of the room weigh less than 120 KB together', async ({ page }) => {
    await openLive(page, '/');
    await dial(page).scrollIntoViewIfNeeded();
    const images = room(page).locator('img');
    await expect(images).toHaveCount(3);
    let bytes = 0;
    for (const image of await images.all()) {
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
      const file = await image.evaluate(({ currentSrc }: { currentSrc: string }) => currentSrc);
      expect(file).toMatch(/\.avif$/);
      bytes += (await (await page.request.get(file)).body()).length;
    }
    expect(bytes).toBeLessThan(120_000);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('The room is still and whole: at dusk, with no dial', async ({ page }) => {
    await page.goto('/');
    await expect(room(page).getByRole('img')).toHaveAccessibleName(/sideboard/);
    await expect(room(page).locator('img')).toHaveCount(1);
    await expect(dial(page)).toHaveCount(0);
  });
});
