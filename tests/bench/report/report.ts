import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { readEntries } from '../results.ts';
import { entriesOf } from './entries.ts';
import { lighthouseTable, lineTable, peerTable, weightTable } from './pages.ts';
import { edgeTable, lambdaTable, listTable } from './services.ts';
import { targetTable } from './targets.ts';
import { interactionTable, navigationTable } from './use.ts';

const file = 'docs/performance.md';

const Machine = z.object({
  cpu: z.string(),
  cores: z.number(),
  memoryGb: z.number(),
  system: z.string(),
  node: z.string(),
  chromium: z.string(),
  load: z.array(z.number()),
});

/** Writes docs/performance.md from what has been measured so far, whoever measured it when. */
export function writeReport(): void {
  const [machine] = entriesOf('machine', Machine);
  if (machine === undefined) return;
  const { cpu, cores, memoryGb, system, node, chromium, load } = machine.figures;
  const template = readFileSync(new URL('performance.md', import.meta.url), 'utf8');
  const values: Readonly<Record<string, string>> = {
    date: machine.at.slice(0, 10),
    minutes: minutesSpent(),
    machine: `${cpu}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}, Chromium ${chromium}; load average before the last run ${load.join(', ')}`,
    targets: targetTable(),
    peers: peerTable(),
    lighthouse: lighthouseTable(cores),
    line: lineTable(cores),
    weight: weightTable(cores),
    navigation: navigationTable(cores),
    interactions: interactionTable(cores),
    lambda: lambdaTable(cores),
    lists: listTable(cores),
    edge: edgeTable(cores),
  };
  writeFileSync(
    file,
    template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
  );
  spawnSync('oxfmt', [file], { stdio: 'inherit' });
  process.stdout.write(`Wrote ${file}\n`);
}

/** How long all that is known took to measure. */
function minutesSpent(): string {
  const seconds = globSync('.bench/*.json')
    .flatMap((name) => Object.values(readEntries(basename(name, '.json'))))
    .reduce((sum, entry) => sum + entry.seconds, 0);
  return Math.ceil(seconds / 60).toString();
}
