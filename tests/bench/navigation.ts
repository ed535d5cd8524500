import * as z from 'zod/mini';
import type { Bench } from './bench.ts';
import { observed, open, withDevice } from './phone.ts';
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

export const Figures = z.object({ ms: z.optional(z.number()) });

/** From a click on a link that was pointed at to the next page on the screen, at a quarter of the speed. */
export async function measureNavigation({ options, results, site }: Bench): Promise<void> {
  for (const [from, to] of ways) {
    await results.part('navigation', `${from} → ${to}`, async () => {
      const { url, spki } = await site();
      const times: (number | undefined)[] = [];
      for (let run = 0; run < options.runs; run += 1)
        times.push(await navigate(url, spki, from, to));
      const arrived = times.filter((time) => time !== undefined);
      return arrived.length === times.length ? { ms: median(arrived) } : {};
    });
  }
}

/** @returns undefined where another document was loaded, or nothing came within ten seconds */
function navigate(
  url: string,
  spki: string,
  from: string,
  to: string,
): Promise<number | undefined> {
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
    await link.click();
    const until = performance.now() + 10_000;
    // Asked for again and again: Playwright's own waiting needs an eval, which the site's policy forbids.
    while (!(await page.evaluate('bench.arrival')) && performance.now() < until) {
      await page.waitForTimeout(50);
    }
    return (await observed(device)).arrival;
  });
}
