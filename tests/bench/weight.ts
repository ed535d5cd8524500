import * as z from 'zod/mini';
import type { Bench } from './measurement.ts';
import { repeat } from './results.ts';
import { open, processorTimes, withDevice, type Device } from './phone.ts';

const kinds = ['html', 'css', 'js', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];

export const Figures = z.object({
  bytes: z.record(z.enum(kinds), z.number()),
  requests: z.number(),
  protocol: z.string(),
  scriptMs: z.number(),
  mainThreadMs: z.number(),
});
type Figures = z.infer<typeof Figures>;

const byResourceType: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'font',
  Image: 'image',
};

/**
 * Measures the transferred bytes of a first view (compressed, with headers) and its CPU time with a 4x slower CPU.
 * Reports the minimum of all runs, because other processes can only add to it.
 */
export async function measureWeight({ options, results, site }: Bench): Promise<void> {
  for (const route of options.routes) {
    await results.part('weight', route, async () => {
      const { url, spki } = await site();
      const runs = await repeat(options.runs, () =>
        withDevice({ spki }, (device) => load(device, url + route)),
      );
      const min = (key: 'scriptMs' | 'mainThreadMs') => Math.min(...runs.map((run) => run[key]));
      return { ...runs[0], scriptMs: min('scriptMs'), mainThreadMs: min('mainThreadMs') };
    });
  }
}

async function load(device: Device, url: string): Promise<Figures> {
  const { cdp } = device;
  const bytes = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0 };
  const kindOf = new Map<string, Kind>();
  let protocol = '';
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('https:')) return;
    kindOf.set(requestId, byResourceType[type] ?? 'other');
    if (type === 'Document') protocol = response.protocol ?? '';
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind !== undefined) bytes[kind] += encodedDataLength;
  });
  await cdp.send('Network.enable');
  const times = await processorTimes(device, () => open(device, url));
  return {
    bytes,
    requests: kindOf.size,
    protocol,
    scriptMs: times.script,
    mainThreadMs: times.all,
  };
}
