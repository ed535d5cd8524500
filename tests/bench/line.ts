import { medians, type Bench, type Figure } from './figures.ts';
import { floorPage, readHero, servePage } from './floor.ts';
import { observed, open, withDevice } from './phone.ts';

/** First and largest paint of each page on a slow line, beside a floor with the same hero. */
export async function* measureLine({ routes, runs, site }: Bench): AsyncGenerator<Figure> {
  const { url, spki, certificate } = await site();
  for (const route of routes) {
    const hero = await readHero(url + route, spki);
    const floor = await servePage(floorPage(hero), certificate);
    const paint = (address: string) =>
      withDevice({ spki, slow: true }, async (device) => {
        await open(device, address);
        return observed(device);
      });
    // Alternately, so that other work affects both.
    const { fcp, lcp, fcpRatio, lcpRatio } = await medians(runs, async () => {
      const ours = await paint(url + route);
      const base = await paint(`https://localhost:${floor.port}/`);
      return {
        fcp: ours.fcp,
        lcp: ours.lcp,
        fcpRatio: ours.fcp / base.fcp,
        lcpRatio: ours.lcp / base.lcp,
      };
    });
    await floor.close();
    yield { what: `${route} first paint`, value: fcp, unit: 'ms' };
    yield {
      what: `${route} first paint beside its floor`,
      value: fcpRatio,
      unit: 'x',
      target: 1.05,
    };
    yield { what: `${route} largest paint`, value: lcp, unit: 'ms' };
    yield {
      what: `${route} largest paint beside its floor`,
      value: lcpRatio,
      unit: 'x',
      target: 1.02,
    };
  }
}
