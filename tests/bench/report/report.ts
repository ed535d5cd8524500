import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { inWords, Machine } from '../machine.ts';
import { readEntries } from '../results.ts';
import { entriesOf } from './entries.ts';
import { writePage } from './page.ts';
import { pageTable, peerTable } from './pages.ts';
import { targetTable } from './targets.ts';

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
    pages: pageTable(cores),
  });
}

/** Of all stored results. */
function minutesSpent(): string {
  const seconds = globSync('.bench/*.json')
    .flatMap((name) => Object.values(readEntries(basename(name, '.json'))))
    .reduce((sum, entry) => sum + entry.seconds, 0);
  return Math.ceil(seconds / 60).toString();
}
