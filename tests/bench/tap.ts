import * as z from 'zod/mini';
import { slow } from './line.ts';
import type { Bench } from './measurement.ts';
import { timeUntil } from './navigation.ts';
import { bringToLife, open, withDevice } from './phone.ts';
import { median } from './results.ts';
import { openLine } from './slow-line.ts';

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
      const runs: number[] = [];
      for (let run = 0; run < options.runs; run += 1) {
        const ms = await tap(url, spki, from, to);
        if (ms === undefined) return {};
        runs.push(ms);
      }
      return { ms: median(runs) };
    });
  }
}

async function tap(url: string, spki: string, from: string, to: string) {
  const line = await openLine(Number(new URL(url).port), slow);
  try {
    return await withDevice({ spki, proxyPort: line.port }, async (device) => {
      const { page, cdp } = device;
      await open(device, url + from);
      const link = page.locator(`main a[href="${to}"]:visible`).first();
      // A phone has no hover: the finger that scrolls is the first sign of use.
      await link.scrollIntoViewIfNeeded();
      await bringToLife(device);
      const box = await link.boundingBox();
      if (box === null) return undefined;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return timeUntil(device, to, async () => {
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      });
    });
  } finally {
    line.close();
  }
}
