import { spawnSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { chromium } from 'playwright';
import * as z from 'zod/mini';
import { chromiumOptions } from '#tools/browser.ts';

export const Machine = z.object({
  cpu: z.string(),
  cores: z.number(),
  memoryGb: z.number(),
  system: z.string(),
  node: z.string(),
  chromium: z.string(),
  /** Averages of 1, 5 and 15 minutes, before the bench started. */
  load: z.array(z.number()),
});
export type Machine = z.infer<typeof Machine>;

export const chromiumPath: string =
  'executablePath' in chromiumOptions && chromiumOptions.executablePath !== undefined
    ? chromiumOptions.executablePath
    : chromium.executablePath();

export function describeMachine(): Machine {
  const { stdout } = spawnSync(chromiumPath, ['--version'], { encoding: 'utf8' });
  return {
    cpu: cpus()[0]?.model.trim() || 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    chromium: /[\d.]{5,}/.exec(stdout)?.[0] ?? 'unknown',
    load: loadavg().map((load) => Number(load.toFixed(2))),
  };
}

export function inWords({
  cpu,
  cores,
  memoryGb,
  system,
  node,
  chromium: browser,
}: Machine): string {
  return `${cpu}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}, Chromium ${browser}`;
}
