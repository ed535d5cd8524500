import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { missingPaths, publicPaths } from './public-paths.ts';
import { expect, test } from './site.ts';

const widths = [360, 768, 1280, 1680];
const script = (name: string) => readFileSync(new URL(`page/${name}.js`, import.meta.url), 'utf8');
const layout = script('layout');
const reflow = script('reflow');

/** What WCAG 1.4.12 lets a visitor set. A sheet of the page's own, because its policy allows no inline style. */
const textSpacing = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
    'p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
})()`;

/** Sets the browser's own default, as its settings do: media queries in `rem` follow it. */
async function setFontSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

/** Waits for rows of slides, which take their places after the window took its width. */
const expectNone = (page: Page, faults: string, when: string) =>
  expect.poll(() => page.evaluate<string[]>(faults), when).toEqual([]);

for (const path of [...publicPaths, ...missingPaths])
  test(`${path} fills its cells and panels and covers no words at every width, and reflows with large and with loose text`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNone(page, layout, `${width} wide`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await setFontSize(page, 32);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectNone(page, reflow, 'large text');
    await setFontSize(page, 16);
    await page.evaluate(textSpacing);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNone(page, reflow, `loose text, ${width} wide`);
    }
  });
