import * as z from 'zod/mini';
import { floorPage, readHero, servePage } from './floor.ts';
import type { Bench } from './measurement.ts';
import { launchBrowser } from './browser.ts';
import type { LighthouseResult } from './lighthouse/lighthouse.js';
import { median, repeat } from './results.ts';

/** In place of a path, in the results. */
export const floorKey = 'the floor';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
} as const;

export const Figures = z.object({
  scores: z.record(z.string(), z.number()),
  metrics: z.record(z.enum(['fcp', 'lcp', 'tbt', 'cls', 'si']), z.number()),
  /** Lighthouse's measure of the machine's speed. */
  benchmarkIndex: z.number(),
  /** Audits that cost a category points. */
  failing: z.array(z.string()),
  version: z.string(),
});

/** Runs Lighthouse with its default settings for a phone (simulated slow 4G) and for a desktop. */
export async function measureLighthouse({ options, results, site }: Bench): Promise<void> {
  for (const device of ['mobile', 'desktop'] as const) {
    for (const route of options.routes) {
      await results.part('lighthouse', `${device} ${route}`, async () => {
        const { url, spki } = await site();
        return summary(await repeat(options.runs, () => audit(url + route, spki, device)));
      });
    }
  }
  await results.part('lighthouse', `mobile ${floorKey}`, async () => {
    const { url, spki, certificate } = await site();
    const floor = await servePage(floorPage(await readHero(url, spki)), certificate);
    const page = `https://localhost:${floor.port}/`;
    const runs = await repeat(options.runs, () => audit(page, spki, 'mobile'));
    await floor.close();
    return summary(runs);
  });
}

async function audit(
  url: string,
  spki: string,
  device: 'mobile' | 'desktop',
): Promise<LighthouseResult> {
  // Imported late, because only this measurement installs it.
  const { lighthouse, desktopConfig } = await import('./lighthouse/lighthouse.js');
  const { port, close } = await launchBrowser({ spki });
  try {
    const flags = { port, logLevel: 'silent' } as const;
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    const error = result?.lhr.runtimeError;
    if (result === undefined || error) throw new Error(`Lighthouse on ${url}: ${error?.message}`);
    return result.lhr;
  } finally {
    await close();
  }
}

function summary(runs: readonly LighthouseResult[]): z.infer<typeof Figures> {
  const medianOf = (of: (run: LighthouseResult) => number) => median(runs.map(of));
  const metric = (id: string) => medianOf(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  return {
    scores: Object.fromEntries(
      categories.map((id) => [id, medianOf((run) => 100 * (run.categories[id]?.score ?? 0))]),
    ),
    metrics: {
      fcp: metric(metrics.fcp),
      lcp: metric(metrics.lcp),
      tbt: metric(metrics.tbt),
      cls: metric(metrics.cls),
      si: metric(metrics.si),
    },
    benchmarkIndex: medianOf(({ environment }) => environment.benchmarkIndex),
    failing: [...new Set(runs.flatMap(failingAudits))].toSorted(),
    version: runs[0]?.lighthouseVersion ?? '',
  };
}

function failingAudits({ categories: found, audits }: LighthouseResult): string[] {
  return Object.values(found)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
}
