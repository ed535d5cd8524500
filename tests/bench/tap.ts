import * as z from 'zod/mini';
import { slow } from './line.ts';
import type { Bench } from './measurement.ts';
import { arrival, load, placeOf } from './navigation.ts';
import { medianOfAll, repeat } from './results.ts';
import { openLine } from './slow-line.ts';
import { withTab } from './tab.ts';

/** A button in the first view, a menu's page, a card, a list. */
const taps = [
  ['/', '/products'],
  ['/products', '/product/1'],
  ['/services', '/iot-services'],
  ['/consulting-services', '/contact'],
] as const;

export const Figures = z.object({ ms: z.optional(z.number()) });

/** Measures the time from a finger's tap on a link that nothing announced to the next page, over the slow line. */
export async function measureTap({ options, results, site }: Bench): Promise<void> {
  for (const [from, to] of taps) {
    await results.part('tap', `${from} → ${to}`, async () => {
      const { url, spki } = await site();
      const runs = await repeat(options.runs, () => tap(url, spki, from, to));
      return { ms: medianOfAll(runs) };
    });
  }
}

async function tap(url: string, spki: string, from: string, to: string) {
  const line = await openLine(Number(new URL(url).port), slow);
  try {
    return await withTab({ spki, proxyPort: line.port }, async (tab) => {
      await load(tab, url + from);
      const at = await placeOf(tab, `main a[href="${to}"]`);
      await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      return arrival(tab, to);
    });
  } finally {
    line.close();
  }
}
