import * as z from 'zod/mini';
import type { Bench } from './measurement.ts';
import { floorPage, readHero, servePage } from './floor.ts';
import { observed, open, withDevice } from './phone.ts';
import { median } from './results.ts';
import { openLine } from './slow-line.ts';

/** The peers of peers.ts were measured on such a line: 150 ms, 1.6 Mbit/s down and 0.75 up. */
const slow = { roundTrip: 150, down: 1.6, up: 0.75 } as const;

const Painted = z.object({
  ttfb: z.number(),
  fcp: z.number(),
  lcp: z.number(),
  cls: z.number(),
  lcpElement: z.string(),
});
type Painted = z.infer<typeof Painted>;

export const Figures = z.object({ ours: Painted, floor: Painted });

/** First and largest paint of each page over a slow line, and of the static floor with the same hero. */
export async function measureLine({ options, results, site }: Bench): Promise<void> {
  for (const route of options.routes) {
    await results.part('line', route, async () => {
      const { url, spki, certificate } = await site();
      const floor = await servePage(floorPage(await readHero(url + route, spki)), certificate);
      const ours: Painted[] = [];
      const theirs: Painted[] = [];
      // In turns, so that other work on the machine touches both.
      for (let run = 0; run < options.runs; run += 1) {
        ours.push(await paint(Number(new URL(url).port), route, spki));
        theirs.push(await paint(floor.port, route, spki));
      }
      await floor.close();
      return { ours: middle(ours), floor: middle(theirs) };
    });
  }
}

async function paint(target: number, route: string, spki: string): Promise<Painted> {
  const line = await openLine(target, slow);
  try {
    return await withDevice({ spki, through: line.port }, async (device) => {
      await open(device, `https://localhost:${target}${route}`);
      return observed(device);
    });
  } finally {
    line.close();
  }
}

function middle(runs: readonly Painted[]): Painted {
  return {
    ttfb: median(runs.map(({ ttfb }) => ttfb)),
    fcp: median(runs.map(({ fcp }) => fcp)),
    lcp: median(runs.map(({ lcp }) => lcp)),
    cls: Math.max(...runs.map(({ cls }) => cls)),
    lcpElement: runs[0]?.lcpElement ?? '',
  };
}
