import { readFileSync } from 'node:fs';
import { expect, test } from './site.ts';
import { missingPaths, publicPaths } from './public-paths.ts';

const widths = [360, 768, 1280, 1680];
const layoutFaults = readFileSync(new URL('page/layout.js', import.meta.url), 'utf8');

for (const path of [...publicPaths, ...missingPaths])
  test(`${path} has no empty cell and no panel that is half empty, from a phone to a desk`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate<string[]>(layoutFaults)]).toEqual([width, []]);
    }
  });
