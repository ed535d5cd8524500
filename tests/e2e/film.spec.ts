import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { paths } from '#build/site.ts';
import { openLive, waitUntilLive } from './live.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const aboutEmber = />(About [^<]+)<\/button>/;
/** The menu's entry for the film; where there is none, no page offers one (see navigation.test.ts). */
const [, about] = aboutEmber.exec(readFileSync(join(paths.pages, 'index.html'), 'utf8')) ?? [];

const film = (page: Page) => page.locator('#film-dialog');
const solutions = (page: Page) => page.getByRole('button', { name: 'Solutions', exact: true });

async function openSolutions(page: Page, path: string) {
  await openLive(page, path);
  await solutions(page).click();
}

if (about !== undefined) {
  test.describe('The film', () => {
    test.use({ viewport: { width: 1280, height: 900 } });

    const ways = {
      'its X': (page: Page) => film(page).getByRole('button', { name: 'Close' }).click(),
      Escape: (page: Page) => page.keyboard.press('Escape'),
      'a click outside': (page: Page) => page.mouse.click(5, 5),
    };
    test('plays at once from the sister brand’s entry, and is gone after its X, Escape and a click outside', async ({
      page,
    }) => {
      await openLive(page, '/services');
      for (const [way, close] of Object.entries(ways))
        await test.step(way, async () => {
          await solutions(page).click();
          await page.getByRole('button', { name: about }).click();
          await expect(film(page)).toBeVisible();
          const video = film(page).locator('video');
          await expect(video).toHaveJSProperty('controls', true);
          await expect(video).toHaveJSProperty('paused', false);
          await close(page);
          await expect(film(page)).toBeHidden();
          await expect(video).toHaveJSProperty('paused', true);
          await expect(solutions(page)).toBeFocused();
        });
    });

    test('plays at once and stops when it closes also where dialogs send no toggle, as in Safari before 26', async ({
      page,
    }) => {
      await page.addInitScript(`addEventListener('toggle', (event) => {
        if (event.target instanceof HTMLDialogElement) event.stopImmediatePropagation();
      }, true)`);
      await openSolutions(page, '/services');
      await page.getByRole('button', { name: about }).click();
      const video = film(page).locator('video');
      await expect(video).toHaveJSProperty('paused', false);
      await expect(video).toHaveAttribute('poster', /poster/);
      await page.keyboard.press('Escape');
      await expect(film(page)).toBeHidden();
      await expect(video).toHaveJSProperty('paused', true);
    });

    test('plays in place on the brand’s own page, with its captions on and its transcript below', async ({
      page,
    }) => {
      await page.goto('/smart');
      const video = page.getByRole('main').locator('video');
      await page.getByRole('button', { name: 'Watch the film' }).press('Enter');
      await expect(video).toHaveJSProperty('paused', false);
      await expect(video).toBeFocused();
      const shown = "[...document.querySelector('main video').textTracks].map(({ mode }) => mode)";
      expect(await page.evaluate(shown)).toEqual(['showing']);
      await page.getByRole('main').getByText('Transcript').click();
      await expect(page.getByRole('main').getByText('One dial sets the room.')).toBeVisible();
    });

    const restraints = {
      'asks for less motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
      'saves data': async (page: Page) => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.addInitScript(
          "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
        );
      },
    };
    test('shows its poster and waits for a visitor who asks for less motion or saves data', async ({
      page,
    }) => {
      for (const [who, ask] of Object.entries(restraints))
        await test.step(who, async () => {
          await ask(page);
          await openSolutions(page, '/services');
          await page.getByRole('button', { name: about }).click();
          const video = film(page).locator('video');
          await expect(video).toHaveAttribute('poster', /poster/);
          await expect(video).toHaveJSProperty('autoplay', false);
          await expect(video).toHaveJSProperty('paused', true);
          await film(page).getByRole('button', { name: 'Watch the film' }).click();
          await expect(video).toHaveJSProperty('paused', false);
        });
    });

    test('opens over the contact page from Consultation, and not again on Forward or a reload', async ({
      page,
    }) => {
      await openSolutions(page, '/services');
      await page
        .locator('#solutions')
        .getByRole('link', { name: /^Consultation/ })
        .click();
      await expect(page).toHaveURL('/contact');
      await expect(film(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(film(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL('/services');
      await page.goForward();
      await waitUntilLive(page);
      await expect(page).toHaveURL('/contact');
      await expect(film(page)).toBeHidden();
      await page.reload();
      await waitUntilLive(page);
      await expect(film(page)).toBeHidden();
    });
  });

  test.describe('The film on a phone', () => {
    test.use({ viewport: { width: 360, height: 760 } });

    test('closes the side panel of the contact page by which it was asked for', async ({
      page,
    }) => {
      await page.goto('/contact');
      await waitUntilLive(page);
      const panel = page.getByRole('dialog', { name: 'Main' });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await panel.getByText('Solutions').click();
      await panel.getByRole('link', { name: /^Consultation/ }).click();
      await expect(film(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    test('opens over the side panel and gives the focus back to its entry', async ({ page }) => {
      await openLive(page, '/services');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Main' }).getByText('Solutions').click();
      await page.getByRole('button', { name: about }).click();
      await expect(film(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(film(page)).toBeHidden();
      await expect(page.getByRole('button', { name: about })).toBeFocused();
    });
  });
}
