import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Bench } from './measurement.ts';
import { medianOfAll, repeat } from './results.ts';
import { withTab, type Tab } from './tab.ts';

/** From a menu, a card, a grid, a list, and back to the home page. */
const navigations = [
  ['/', '/products'],
  ['/', '/services'],
  ['/products', '/product/1'],
  ['/services', '/iot-services'],
  ['/product/1', '/contact'],
  ['/edge-gateway', '/'],
] as const;

/** Milliseconds between pointing at a link and pressing it: what a visitor with a mouse takes, and a browser to prepare the page. */
const pointing = 800;

/** Empty after a timeout of ten seconds. */
export const Figures = z.object({ ms: z.optional(z.number()), back: z.optional(z.number()) });

/**
 * Measures the time from a click on a link that was pointed at to the next page's paint, and from Back to the first page's,
 * with a 4x slower CPU.
 */
export async function measureNavigation({ options, results, site }: Bench): Promise<void> {
  for (const [from, to] of navigations) {
    await results.part('navigation', `${from} → ${to}`, async () => {
      const { url, spki } = await site();
      const runs = await repeat(options.runs, () => navigate(url, spki, from, to));
      return {
        ms: medianOfAll(runs.map(({ ms }) => ms)),
        back: medianOfAll(runs.map(({ back }) => back)),
      };
    });
  }
}

function navigate(url: string, spki: string, from: string, to: string) {
  return withTab({ spki }, async (tab) => {
    await load(tab, url + from);
    const at = await placeOf(tab, `a[href="${to}"]`);
    const mouse = (type: string) =>
      tab.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
    await setTimeout(pointing);
    await mouse('mousePressed');
    await mouse('mouseReleased');
    const ms = await arrival(tab, to);
    await setTimeout(500);
    await tab.evaluate('bench.back()');
    return { ms, back: await arrival(tab, from) };
  });
}

/** Opens a page and waits until it is quiet. */
export async function load(tab: Tab, url: string): Promise<void> {
  await tab.send('Page.navigate', { url });
  while ((await tab.evaluate(`document.readyState + location.href`)) !== `complete${url}`)
    await setTimeout(50);
  await setTimeout(1_500);
}

const Place = z.object({ x: z.number(), y: z.number() });

/** Scrolls the first visible element into the middle of the window; slides beside it are none. */
export async function placeOf(tab: Tab, selector: string): Promise<z.infer<typeof Place>> {
  const element = `[...document.querySelectorAll(${JSON.stringify(selector)})]
    .find((each) => each.checkVisibility({ visibilityProperty: true }) &&
      each.getBoundingClientRect().left < innerWidth)`;
  await tab.evaluate(
    `void ${element}.scrollIntoView({ block: 'center', behavior: 'instant' }) ?? true`,
  );
  // Pictures that come now may move it.
  await setTimeout(1_000);
  const place = await tab.evaluate(`(({ left, top, width, height }) =>
    ({ x: left + width / 2, y: top + height / 2 }))(${element}.getBoundingClientRect())`);
  return Place.parse(place);
}

/** Milliseconds from the beginning of a navigation to the paint of the page at `path`; undefined after ten seconds. */
export async function arrival(tab: Tab, path: string): Promise<number | undefined> {
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline) {
    await setTimeout(50);
    const ms = await tab.evaluate(`location.pathname === '${path}' ? bench.arrival() : 0`);
    // Negative, where the page that is come back to still has the time of its first paint.
    if (typeof ms === 'number' && ms > 0) return ms;
  }
  return undefined;
}
