import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { checks } from '#frontend/company/accessibility/checks.ts';
import * as shell from '#frontend/content/shell.ts';
import { violations } from './axe.ts';
import { waitUntilLive } from './live.ts';
import { missingPaths, publicPaths } from './public-paths.ts';
import { expect, test as base } from './site.ts';
import { setFontSize } from './text-size.ts';

const script = (name: string) => readFileSync(new URL(`page/${name}.js`, import.meta.url), 'utf8');
const motion = script('motion');
const layout = script('layout');
const reflow = script('reflow');
const calls = script('calls');
const covered = script('covered');
const firstLook = script('first-look');
const windows = [
  [360, 844],
  [768, 900],
  [1280, 900],
  [1680, 900],
] as const;

/** Opens what is folded, or folds it again. */
const unfold = (open: boolean) => `(() => {
  const folded = [...document.querySelectorAll('main details${open ? ':not([name], [open])' : '[data-unfolded]'}')];
  for (const each of folded) each.toggleAttribute('open', each.toggleAttribute('data-unfolded'));
})()`;

/** What WCAG 1.4.12 lets a visitor set. A sheet of the page's own, because its policy allows no inline style. */
const textSpacing = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
    'p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
})()`;

/** Collects what goes wrong in a page from now on, and what it requests from any other origin. */
function collectErrors(page: Page, site: string, status: number): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The browser itself reports the status of an error page.
    if (message.type() === 'error' && !(status === 404 && message.text().includes('404')))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => {
    // A browser gives up a picture for one that fits a new width.
    const isReplaced =
      request.resourceType() === 'image' && request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isReplaced) errors.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site && protocol !== 'data:') errors.push(`third party: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      errors.push(`${response.status()}: ${response.url()}`);
  });
  return errors;
}

/** What this browser has read and compiled once, axe above all, it does not compile for each path again. */
let warmPage: Page | undefined;

const test = base.extend({
  page: async ({ browser }, use) => {
    warmPage ??= await browser.newPage();
    // Ends what the path before was still fetching, which would count as this one's failures.
    await warmPage.goto('about:blank');
    await use(warmPage);
    warmPage.removeAllListeners();
  },
});

/** Goes on after a failure, so that each step reports its own. */
const softly = expect.configure({ soft: true });

/** Waits for rows of slides, which take their places after the window took its width. */
const expectNone = (page: Page, scan: string, when: string) =>
  softly.poll(() => page.evaluate<string[]>(scan), when).toEqual([]);

// One load serves them all: it takes longer than most of what is looked at in the page.
for (const [path, status] of [
  ...publicPaths.map((found) => [found, 200] as const),
  ...missingPaths.map((found) => [found, 404] as const),
])
  test(`${path} is whole, without motion on request, accessible, and fits every window and text size`, async ({
    page,
    site,
  }) => {
    test.slow();
    const errors = collectErrors(page, site.url, status);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    await waitUntilLive(page);

    await test.step(`returns ${status} with one heading`, async () => {
      softly(response?.status()).toBe(status);
      await softly(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    await test.step('shows nobody motion who asked for less', async () => {
      await softly(page.getByRole('button', { name: shell.carousel.stop })).toHaveCount(0);
      const moving = await page.evaluate(motion);
      softly(moving, 'motion').toEqual({ running: [], styles: [], playing: 0 });
    });

    await test.step('has no axe violation and no sideways scroll, on a phone and a desktop, light and dark, with all unfolded', async () => {
      await page.evaluate(unfold(true));
      softly(await violations(page), 'axe').toEqual([]);
      await page.evaluate(unfold(false));
    });

    await test.step('logs no error, misses no file and requests nothing of a third party', () => {
      softly(errors, 'errors').toEqual([]);
    });

    await test.step('fills its cells and panels, covers no words and no control, and has one filled button in a window at most', async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await expectNone(page, layout, `layout, ${width} wide`);
        await expectNone(page, calls, `calls, ${width} wide`);
        await expectNone(page, covered, `covered, ${width} wide`);
      }
    });

    await test.step('shows heading, lead and picture whole in the first window of a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNone(page, firstLook, 'first window');
    });

    const { percent, width: phone } = checks.textSize;
    await test.step(`reflows with text at ${percent} %`, async () => {
      await page.setViewportSize({ width: phone, height: 844 });
      await setFontSize(page, (16 * percent) / 100);
      await expect(page.locator('html')).toHaveCSS('font-size', `${(16 * percent) / 100}px`);
      await expectNone(page, reflow, 'large text');
      await setFontSize(page, 16);
    });

    await test.step('reflows with the text spacing of WCAG 1.4.12', async () => {
      await page.evaluate(textSpacing);
      for (const width of checks.widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNone(page, reflow, `loose text, ${width} wide`);
      }
    });
  });
