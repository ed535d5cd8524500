import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { medians, type Bench, type Figure } from './figures.ts';
import { servePage } from './floor.ts';
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

/** A button in the first view, a menu's page, a card, a list. */
const taps = [
  ['/', '/products'],
  ['/products', '/product/1'],
  ['/services', '/iot-services'],
  ['/consulting-services', '/contact'],
] as const;

/** Milliseconds between pointing at a link and pressing it: what a visitor with a mouse takes, and a browser to prepare the page. */
const pointing = 800;

/** What a browser on this machine takes for a page of one link. */
const floor = `<!doctype html><meta name=viewport content=width=device-width><link rel=icon href=data:,>
<script type=speculationrules>{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script>
<title>Floor</title><p><a href=/next>Next</a>`;

/**
 * From a click on a link that was pointed at to the next page's paint, and from Back to the first page's; first for
 * pages of one link, the floor.
 */
export async function* measureNavigation({ runs, site }: Bench): AsyncGenerator<Figure> {
  const { url, spki, certificate } = await site();
  const page = await servePage(floor, certificate);
  const least = await medians(runs, () =>
    navigate(`https://localhost:${page.port}`, spki, '/', '/next'),
  );
  await page.close();
  yield { what: 'Floor', value: least.click, unit: 'ms' };
  yield { what: 'Floor of Back', value: least.back, unit: 'ms' };
  for (const [from, to] of navigations) {
    const { click, back } = await medians(runs, () => navigate(url, spki, from, to));
    yield { what: `${from} to ${to}`, value: click, unit: 'ms', target: 100 };
    yield { what: `Back to ${from}`, value: back, unit: 'ms', target: 50 };
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
    const click = await arrival(tab, to);
    await setTimeout(500);
    await tab.evaluate('bench.back()');
    return { click, back: await arrival(tab, from) };
  });
}

/** From a finger's tap on a link in view to the next page, on the slow line. */
export async function* measureTaps({ runs, site }: Bench): AsyncGenerator<Figure> {
  const { url, spki } = await site();
  for (const [from, to] of taps) {
    const { ms } = await medians(runs, () =>
      withTab({ spki, slow: true, android: true }, async (tab) => {
        await load(tab, url + from);
        const at = await placeOf(tab, `main a[href="${to}"]`);
        await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
        await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        return { ms: await arrival(tab, to) };
      }),
    );
    yield { what: `${from} to ${to}`, value: ms, unit: 'ms', target: 200 };
  }
}

/** Opens a page and waits until it is quiet. */
async function load(tab: Tab, url: string): Promise<void> {
  await tab.send('Page.navigate', { url });
  while ((await tab.evaluate(`document.readyState + location.href`)) !== `complete${url}`)
    await setTimeout(50);
  await setTimeout(1_500);
}

const Place = z.object({ x: z.number(), y: z.number() });

/** Scrolls the first visible element into the middle of the window; slides beside it are none. */
async function placeOf(tab: Tab, selector: string): Promise<z.infer<typeof Place>> {
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

/** Milliseconds from the beginning of a navigation to the paint of the page at `path`. @throws Error after ten seconds */
async function arrival(tab: Tab, path: string): Promise<number> {
  const deadline = performance.now() + 10_000;
  // Each question is work in the page that is measured.
  await setTimeout(1_000);
  while (performance.now() < deadline) {
    await setTimeout(50);
    const ms = await tab.evaluate(`location.pathname === '${path}' ? bench.arrival() : 0`);
    // Negative, where the page that is come back to still has the time of its first paint.
    if (typeof ms === 'number' && ms > 0) return ms;
  }
  throw new Error(`${path} was not shown.`);
}
