import * as z from 'zod/mini';
import type { Bench } from './measurement.ts';
import { observed, open, processorTimes, withDevice, type ProcessorTimes } from './phone.ts';
import { median } from './results.ts';

/** Ways that visitors go: from a menu, a card, a grid, a list, and back up. */
const ways = [
  ['/', '/products'],
  ['/', '/services'],
  ['/products', '/product/1'],
  ['/services', '/iot-services'],
  ['/product/1', '/contact'],
  ['/edge-gateway', '/'],
] as const;

/** Nothing where another document was loaded, or nothing came within ten seconds. */
export const Figures = z.object({
  ms: z.optional(z.number()),
  script: z.optional(z.number()),
  style: z.optional(z.number()),
  layout: z.optional(z.number()),
  all: z.optional(z.number()),
});

type Navigated = ProcessorTimes & { readonly ms: number };

/** From a click on a link that was pointed at to the next page on the screen, at a quarter of the speed. */
export async function measureNavigation({ options, results, site }: Bench): Promise<void> {
  for (const [from, to] of ways) {
    await results.part('navigation', `${from} → ${to}`, async () => {
      const { url, spki } = await site();
      const runs: Navigated[] = [];
      for (let run = 0; run < options.runs; run += 1) {
        const navigated = await navigate(url, spki, from, to);
        if (navigated === undefined) return {};
        runs.push(navigated);
      }
      const middle = (key: keyof Navigated) => median(runs.map((run) => run[key]));
      return {
        ms: middle('ms'),
        script: middle('script'),
        style: middle('style'),
        layout: middle('layout'),
        all: middle('all'),
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
    // Pointing is what a finger does some 80 ms before the click; the page behind is fetched meanwhile.
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    await page.evaluate(`bench.expect('${to}')`);
    const times = await processorTimes(device, async () => {
      await link.click();
      const until = performance.now() + 10_000;
      // Asked for again and again: Playwright's own waiting needs an eval, which the site's policy forbids.
      while (!(await page.evaluate('bench.arrival')) && performance.now() < until) {
        await page.waitForTimeout(50);
      }
    });
    const { arrival } = await observed(device);
    return arrival === undefined ? undefined : { ms: arrival, ...times };
  });
}
