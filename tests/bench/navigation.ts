import * as z from 'zod/mini';
import type { Bench } from './measurement.ts';
import { observed, open, processorTimes, withDevice, type ProcessorTimes } from './phone.ts';
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
});

type Navigated = ProcessorTimes & { readonly ms: number };

/** Measures the time from a click on a hovered link to the next page's paint, with a 4x slower CPU. */
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
      const medianOf = (key: keyof Navigated) => median(runs.map((run) => run[key]));
      return {
        ms: medianOf('ms'),
        script: medianOf('script'),
        style: medianOf('style'),
        layout: medianOf('layout'),
        all: medianOf('all'),
      };
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
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    // A visitor hovers or touches about 80 ms before the click, which prefetches the page.
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    await page.evaluate(`bench.expect('${to}')`);
    const times = await processorTimes(device, async () => {
      await link.click();
      const deadline = performance.now() + 10_000;
      // Polled, because Playwright's waitForFunction needs eval, which the site's CSP forbids.
      while (!(await page.evaluate('bench.arrival')) && performance.now() < deadline) {
        await page.waitForTimeout(50);
      }
    });
    const { arrival } = await observed(device);
    return arrival === undefined ? undefined : { ms: arrival, ...times };
  });
}
