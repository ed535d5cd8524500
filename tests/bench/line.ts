import * as z from 'zod/mini';
import type { Bench } from './measurement.ts';
import { floorPage, minimalPage, readHero, servePage } from './floor.ts';
import { observed, open, withDevice } from './phone.ts';
import { median, repeat } from './results.ts';
import { openLine } from './slow-line.ts';

/** As for peers.ts. */
export const slow = { roundTrip: 150, down: 1.6, up: 0.75 } as const;

const Painted = z.object({
  ttfb: z.number(),
  fcp: z.number(),
  lcp: z.number(),
  cls: z.number(),
  lcpElement: z.string(),
});
type Painted = z.infer<typeof Painted>;

export const Figures = z.object({ ours: Painted, floor: Painted, minimal: Painted });

/** Measures first and largest paint of each page over a slow line, and of both floors with the same hero. */
export async function measureLine({ options, results, site }: Bench): Promise<void> {
  for (const route of options.routes) {
    await results.part('line', route, async () => {
      const { url, spki, certificate } = await site();
      const hero = await readHero(url + route, spki);
      const floor = await servePage(floorPage(hero), certificate);
      const minimal = await servePage(minimalPage(hero), certificate);
      // Alternately, so that other processes affect all.
      const rounds = await repeat(options.runs, async () => ({
        ours: await paint(Number(new URL(url).port), route, spki),
        floor: await paint(floor.port, route, spki),
        minimal: await paint(minimal.port, route, spki),
      }));
      await floor.close();
      await minimal.close();
      const of = (which: 'ours' | 'floor' | 'minimal') =>
        medians(rounds.map((each) => each[which]));
      return { ours: of('ours'), floor: of('floor'), minimal: of('minimal') };
    });
  }
}

async function paint(target: number, route: string, spki: string): Promise<Painted> {
  const line = await openLine(target, slow);
  try {
    return await withDevice({ spki, proxyPort: line.port }, async (device) => {
      await open(device, `https://localhost:${target}${route}`);
      return observed(device);
    });
  } finally {
    line.close();
  }
}

function medians(runs: readonly Painted[]): Painted {
  const of = (time: 'ttfb' | 'fcp' | 'lcp') => median(runs.map((run) => run[time]));
  return {
    ttfb: of('ttfb'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: Math.max(...runs.map(({ cls }) => cls)),
    lcpElement: runs[0]?.lcpElement ?? '',
  };
}
