import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths, readSite } from '#build/site.ts';
import { pageStylesFlag } from '#frontend/page-signals.ts';
import type { Bench } from './measurement.ts';
import { floorPage, readHero, servePage } from './floor.ts';
import { observed, open, withDevice } from './phone.ts';
import { median } from './results.ts';

/** The heaviest page, and a simple one. */
const pages = ['/', '/iot-services'] as const;

type Change = (html: string) => string;

/** Removed from a built page, one after the other. */
const steps: readonly (readonly [name: string, change: Change])[] = [
  ['as it is built', (html) => html],
  ['less all that is below the first view', cutBelow],
  ['less the fonts', (html) => html.replaceAll(/@font-face *{[^}]*}/g, '')],
  ['less what the head holds for others', cutHead],
  ['less the header', (html) => html.replace(/<header.*?<\/header>/s, '')],
  ['less the style', (html) => html.replace(/<style>.*?<\/style>/s, '')],
];
const floor = 'the floor';

/** Measures the time from the first byte to the first paint on a fast line, of pages with parts removed. */
export async function measureFirstPaint({ options, results, site }: Bench): Promise<void> {
  for (const route of pages) {
    await results.part('first-paint', route, async () => {
      const { url, spki, certificate } = await site();
      let html = readFileSync(join(paths.pages, readSite('.').pages[route] ?? ''), 'utf8');
      const versions = steps.map(([name, change]) => [name, (html = change(html))] as const);
      const all = [...versions, [floor, floorPage(await readHero(url + route, spki))] as const];
      const times = new Map<string, number[]>(all.map(([name]) => [name, []]));
      // Twice as many runs, because the differences are small.
      for (let run = 0; run < options.runs * 2; run += 1) {
        for (const [name, version] of all) {
          const page = await servePage(version, certificate);
          times.get(name)?.push(await paint(`https://localhost:${page.port}/`, spki));
          await page.close();
        }
      }
      return { ms: Object.fromEntries([...times].map(([name, each]) => [name, median(each)])) };
    });
  }
}

function paint(url: string, spki: string): Promise<number> {
  return withDevice({ spki }, async (device) => {
    await open(device, url);
    const { fcp, ttfb } = await observed(device);
    return fcp - ttfb;
  });
}

function cutBelow(html: string): string {
  const [first = ''] = html.split(`<div hidden="" ${pageStylesFlag}="">`);
  return `${first}</main></div></body></html>`;
}

/** Removes icons, social cards, structured data and the links for the bundler's loader. */
function cutHead(html: string): string {
  return html
    .replaceAll(/<meta (?:property|name="(?:twitter|description))[^>]*>/g, '')
    .replaceAll(/<link rel="(?:icon|apple|manifest|canonical)[^>]*>/g, '')
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')
    .replace('<head>', '<head><link rel="icon" href="data:,">');
}
