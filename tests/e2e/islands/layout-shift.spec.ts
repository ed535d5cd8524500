import type { Page } from 'playwright/test';
import { waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';
import { serveInParts } from './in-parts.ts';
import { wholeBrowser } from './whole-browser.ts';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: wholeBrowser,
});

const routes = [
  '/',
  '/contact',
  '/products',
  '/product/1',
  '/product/2',
  '/services',
  '/edge-gateway',
  '/blog',
  '/blog/240-switches',
  '/developers',
];

/** Records what moves in each page that is opened from now on, as `shifts`. */
const recordShifts = (page: Page) =>
  page.addInitScript(`
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node, previousRect, currentRect }) => [node?.outerHTML?.slice(0, 80), previousRect, currentRect]) });
    }).observe({ type: 'layout-shift', buffered: true });
  `);

/** Until every picture in view has come and has been painted. */
const settled = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await frame();
  const seen = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  await Promise.all(seen.map((image) => image.decode()));
  await frame();
  await frame();
})()`;

async function expectStill(page: Page, name: string) {
  await waitUntilLive(page);
  await page.waitForLoadState('load');
  await page.evaluate(settled);
  const shifts = await page.evaluate<{ value: number }[]>(`shifts`);
  // Less than rounds to 0.00: a line of text that is a pixel wider in its own font than in the system's.
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(moved, `${name} ${JSON.stringify(shifts)}`).toBeLessThan(0.005);
}

for (const { width, height } of [
  { width: 360, height: 760 },
  { width: 1280, height: 900 },
])
  test(`Nothing moves that anybody sees at ${width} pixels while scripts, fonts and pictures arrive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    for (const path of routes) {
      await page.goto(path);
      await expectStill(page, path);
    }
  });

for (const [part, path, end, width] of [
  ['menu', '/expertise', 'href="/expertise"', 1280],
  ['gallery', '/product/1', '</fieldset></div>', 412],
  ['slide show', '/', '</fieldset></div>', 360],
] as const)
  test(`Nothing of the ${part} moves where a page comes in two parts, the first up to ${end}`, async ({
    page,
    site,
  }) => {
    const parts = await serveInParts(site.url, end);
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    await page.goto(`${parts.url}${path}`);
    await expectStill(page, path);
    parts.close();
  });
