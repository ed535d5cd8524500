import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFresh } from '#build/fresh.ts';
import { paths } from '#build/site.ts';
import { measureEdge } from './edge.ts';
import { measureExport } from './export.ts';
import { measureInteractions } from './interactions.ts';
import { measureLambda } from './lambda.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLine } from './line.ts';
import { measureLists } from './lists.ts';
import { describeMachine } from './machine.ts';
import { measureNavigation } from './navigation.ts';
import type { Bench } from './measurement.ts';
import { readOptions } from './options.ts';
import { writeReport } from './report/report.ts';
import { Results } from './results.ts';
import { measureSearch } from './search.ts';
import { startStack, type Stack } from './stack.ts';
import { measureTap } from './tap.ts';
import { measureWeight } from './weight.ts';

const sections: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  edge: measureEdge,
  lambda: measureLambda,
  lists: measureLists,
  search: measureSearch,
  export: measureExport,
  line: measureLine,
  weight: measureWeight,
  navigation: measureNavigation,
  tap: measureTap,
  interactions: measureInteractions,
  lighthouse: measureLighthouse,
};

export async function runBench(given: readonly string[]): Promise<void> {
  const machine = describeMachine();
  ensureFresh();
  const options = readOptions(given, Object.keys(sections));
  const results = new Results(
    readFileSync(join(paths.assembly, 'sources.sha256'), 'utf8'),
    options.force,
  );
  await results.part('machine', 'machine', async () => machine);
  let started: Promise<Stack> | undefined;
  const site = () => (started ??= startStack());
  try {
    for (const name of options.sections) await sections[name]?.({ options, results, site });
  } finally {
    await (await started)?.stop();
    writeReport();
  }
}
