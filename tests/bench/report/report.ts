import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { inWords, Machine } from '../machine.ts';
import { readEntries } from '../results.ts';
import { entriesOf } from './entries.ts';
import { writePage } from './page.ts';
import { firstPaintTable, lighthouseTable, lineTable, peerTable, weightTable } from './pages.ts';
import { edgeTable, exportTable, lambdaTable, listTable, searchTable } from './services.ts';
import { targetTable } from './targets.ts';
import { interactionTable, navigationTable } from './use.ts';

/** Writes docs/performance.md from the results so far. */
export function writeReport(): void {
  const [machine] = entriesOf('machine', Machine);
  if (machine === undefined) return;
  const { cores, load } = machine.figures;
  writePage('docs/performance.md', new URL('performance.md', import.meta.url), {
    date: machine.at.slice(0, 10),
    minutes: minutesSpent(),
    machine: `${inWords(machine.figures)}; load average before the last run ${load.join(', ')}`,
    targets: targetTable(),
    peers: peerTable(),
    lighthouse: lighthouseTable(cores),
    line: lineTable(cores),
    firstPaint: firstPaintTable(cores),
    weight: weightTable(cores),
    navigation: navigationTable(cores),
    interactions: interactionTable(cores),
    lambda: lambdaTable(cores),
    lists: listTable(cores),
    search: searchTable(cores),
    export: exportTable(cores),
    edge: edgeTable(cores),
  });
}

/** Of all stored results. */
function minutesSpent(): string {
  const seconds = globSync('.bench/*.json')
    .flatMap((name) => Object.values(readEntries(basename(name, '.json'))))
    .reduce((sum, entry) => sum + entry.seconds, 0);
  return Math.ceil(seconds / 60).toString();
}
