import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumOptions, wakeAllIslands } from './browser.ts';
import { readSite } from '#build/site.ts';

const widths = [360, 768, 1280, 1680];

/**
 * Saves screenshots of every page at `url` in `folder`, at four widths in both schemes, such as `products-1280-dark.png`.
 * @param only limits the pages to paths that contain it
 */
export async function takeShots(url: string, folder: string, only = ''): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(chromiumOptions);
  const paths = Object.keys(readSite('.').pages)
    .concat('/nowhere')
    .filter((path) => path.includes(only));
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of widths) {
      const page = await browser.newPage({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: width < 768 ? 780 : 900 },
      });
      // The only page with a parameter is /image/:name.
      for (const path of paths.map((found) => found.replace(/\/:\w+$/, '/logo'))) {
        await page.goto(url + path);
        await wakeAllIslands(page);
        // Pictures further down load lazily. Load all before the screenshot.
        await page.evaluate(`(async () => {
          for (const image of document.images) {
            image.loading = 'eager';
            await image.decode().catch(() => undefined);
          }
        })()`);
        const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
        await page.screenshot({
          path: join(folder, `${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
      }
      await page.close();
    }
  }
  await browser.close();
}
