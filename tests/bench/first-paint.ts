import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { paths, readSite } from '#build/site.ts';
import type { Bench } from './measurement.ts';
import { floorPage, readHero, servePage } from './floor.ts';
import { observed, open, withDevice } from './phone.ts';
import { median } from './results.ts';

/** The heaviest page, and one of words and a picture. */
const pages = ['/', '/iot-services'] as const;

type Change = (html: string) => string;

/** What is taken off a built page, each from what the one before has left. */
const steps: readonly (readonly [name: string, change: Change])[] = [
  ['as it is built', (html) => html],
  ['less all that is below the first view', cutBelow],
  ['less the fonts', (html) => html.replaceAll(/@font-face *{[^}]*}/g, '')],
  ['less what the head holds for others', cutHead],
  ['less the header', (html) => html.replace(/<header.*?<\/header>/s, '')],
  ['less the style', (html) => html.replace(/<style>.*?<\/style>/s, '')],
];
const floor = 'the floor';

export const Figures = z.object({ ms: z.record(z.string(), z.number()) });

/** First paint after the first octet on a fast line, of a page from which more and more is taken. */
export async function measureFirstPaint({ options, results, site }: Bench): Promise<void> {
  for (const route of pages) {
    await results.part('first-paint', route, async () => {
      const { url, spki, certificate } = await site();
      let html = readFileSync(join(paths.pages, readSite('.').pages[route] ?? ''), 'utf8');
      const versions = steps.map(([name, change]) => [name, (html = change(html))] as const);
      const all = [...versions, [floor, floorPage(await readHero(url + route, spki))] as const];
      const times = new Map<string, number[]>(all.map(([name]) => [name, []]));
      // Twice as often as elsewhere: the differences are small.
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
  const [first = ''] = html.split('<div hidden="" data-page-styles="">');
  return `${first}</main></div></body></html>`;
}

/** Icons, cards, structured data and the links that only the bundler's loader reads. */
function cutHead(html: string): string {
  return html
    .replaceAll(/<meta (?:property|name="(?:twitter|description))[^>]*>/g, '')
    .replaceAll(/<link rel="(?:icon|apple|manifest|canonical)[^>]*>/g, '')
    .replaceAll(/<link rel="stylesheet"[^>]*disabled=""[^>]*>/g, '')
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')
    .replace('<head>', '<head><link rel="icon" href="data:,">');
}
