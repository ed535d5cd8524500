import * as z from 'zod/mini';
import type { Bench } from './measurement.ts';
import {
  bringToLife,
  observed,
  open,
  processorTimes,
  withDevice,
  type Device,
  type ProcessorTimes,
} from './phone.ts';
import { median } from './results.ts';

/** From a menu, a card, a grid, a list, and back to the home page. */
const navigations = [
  ['/', '/products'],
  ['/', '/services'],
  ['/products', '/product/1'],
  ['/services', '/iot-services'],
  ['/product/1', '/contact'],
  ['/edge-gateway', '/'],
] as const;

/** Empty if another document was loaded, or after a timeout of ten seconds. */
export const Figures = z.object({
  ms: z.optional(z.number()),
  script: z.optional(z.number()),
  style: z.optional(z.number()),
  layout: z.optional(z.number()),
  all: z.optional(z.number()),
  back: z.optional(z.number()),
});

type Navigated = ProcessorTimes & { readonly ms: number; readonly back: number };

/**
 * Measures the time from a click on a hovered link to the next page's paint, and from Back to the first page's, with a
 * 4x slower CPU.
 */
export async function measureNavigation({ options, results, site }: Bench): Promise<void> {
  for (const [from, to] of navigations) {
    await results.part('navigation', `${from} → ${to}`, async () => {
      const { url, spki } = await site();
      const runs: Navigated[] = [];
      for (let run = 0; run < options.runs; run += 1) {
        const navigated = await navigate(url, spki, from, to);
        if (navigated === undefined) return {};
        runs.push(navigated);
      }
      const keys = ['ms', 'script', 'style', 'layout', 'all', 'back'] as const;
      return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))]));
    });
  }
}

function navigate(
  url: string,
  spki: string,
  from: string,
  to: string,
): Promise<Navigated | undefined> {
  return withDevice({ spki }, async (device) => {
    const { page } = device;
    await open(device, url + from);
    await bringToLife(device);
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    // A visitor hovers or touches about 80 ms before the click.
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    let ms: number | undefined;
    const times = await processorTimes(device, async () => {
      ms = await timeUntil(device, to, () => link.click());
    });
    await page.waitForTimeout(500);
    const back = await timeUntil(device, from, () => page.evaluate('bench.back()'));
    return ms === undefined || back === undefined ? undefined : { ms, back, ...times };
  });
}

/** Milliseconds from what starts a navigation to the frame that shows the page at `path`; undefined after ten seconds. */
export async function timeUntil(
  device: Device,
  path: string,
  start: () => Promise<unknown>,
): Promise<number | undefined> {
  const { page } = device;
  await page.evaluate(`bench.expect('${path}')`);
  await start();
  const deadline = performance.now() + 10_000;
  // Polled, because Playwright's waitForFunction needs eval, which the site's CSP forbids.
  while (!(await page.evaluate('bench.arrival')) && performance.now() < deadline)
    await page.waitForTimeout(50);
  return (await observed(device)).arrival;
}
