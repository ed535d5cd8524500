import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureFresh } from '#build/fresh.ts';
import { paths } from '#build/site.ts';
import { measureCampaign } from './campaign.ts';
import { measureControls } from './controls.ts';
import type { Bench, Figure } from './figures.ts';
import { measureLine } from './line.ts';
import { measureLists } from './lists.ts';
import { measureLoad } from './load.ts';
import { measureNavigation, measureTaps } from './navigation.ts';
import { startStack } from './stack.ts';

type Section = (bench: Bench) => AsyncIterable<Figure>;

const sections: Readonly<Record<string, Section>> = {
  line: measureLine,
  navigation: measureNavigation,
  taps: measureTaps,
  controls: measureControls,
  lists: measureLists,
  campaign: measureCampaign,
  load: measureLoad,
};

/**
 * Measures, prints, and writes docs/performance.md: `npm run bench -- line --routes / /contact --runs 5`. Only a run of all
 * sections writes.
 * @throws a one-line Error for an unknown section
 */
export async function runBench(given: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { routes: { type: 'string', multiple: true }, runs: { type: 'string', default: '5' } },
  });
  const chosen = positionals.filter((text) => !isRoute(text));
  const unknown = chosen.find((name) => !(name in sections));
  if (unknown) throw new Error(`Choose from ${Object.keys(sections).join(', ')}, not ${unknown}.`);
  ensureFresh();
  let stack: ReturnType<typeof startStack> | undefined;
  const routes = [...(values.routes ?? []), ...positionals.filter(isRoute)];
  const bench: Bench = {
    runs: Number(values.runs),
    routes: routes.length > 0 ? routes : publicRoutes(),
    site: () => (stack ??= startStack()),
  };
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Linux ${release()}, Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)} before the run`;
  const tables: string[] = [];
  try {
    for (const name of chosen.length > 0 ? chosen : Object.keys(sections)) {
      const figures: Figure[] = [];
      for await (const figure of sections[name]?.(bench) ?? []) {
        figures.push(figure);
        process.stdout.write(`${name}: ${cellsOf(figure).join(' ')}\n`);
      }
      tables.push(`## ${name}\n\n${tableOf(figures)}`);
    }
  } finally {
    await (await stack)?.stop();
  }
  if (chosen.length === 0) writeReport(machine, tables);
}

function isRoute(text: string): boolean {
  return text.startsWith('/');
}

/** The pages of the sitemap; of those with one template (`/product/1` …) only the first. */
function publicRoutes(): string[] {
  const map = readFileSync(join(paths.pages, 'sitemap.xml'), 'utf8');
  const all = [...map.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
  const templates = all.map((route) => route.replace(/\/\d+$/, '/:id'));
  return all.filter((_, at) => templates.indexOf(templates[at] ?? '') === at);
}

function cellsOf({ what, value, unit, target }: Figure): string[] {
  const shown = Number(value.toFixed(unit === 'x' ? 2 : 0)).toLocaleString('en-CA');
  const verdict = target === undefined ? '' : value <= target ? 'met' : `over ${target} ${unit}`;
  return [what, `${shown} ${unit}`, verdict];
}

function tableOf(figures: readonly Figure[]): string {
  const rows = [['What', 'Value', 'Target'], ['---', '--:', '---'], ...figures.map(cellsOf)];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function writeReport(machine: string, tables: readonly string[]): void {
  const file = 'docs/performance.md';
  const intro = `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}. The site runs on the local stack over
TLS and HTTP/2; every load is a fresh Chromium with an empty profile, a phone's screen and a CPU 4x slower. Medians.

- **line**: first and largest paint with a round trip of 150 ms and 1.6 Mbit/s, beside a floor that the bench makes for each page: its
  heading, lead and picture as static HTML of 6 KB with system fonts and no script. A ratio survives a busy machine, a time does not.
- **navigation**: from a click on a link that was pointed at for 0.8 s to the next page's paint, and from Back; the floor is a page of
  one link. **taps**: from a finger on a link in view, on the slow line, with what Chromium prepares on Android.
- **controls**: the longest interaction with each control, as INP counts it.
- **lists**: DynamoDB read units of a page of 50 contacts. **campaign**: a newsletter to 100,000 readers, by an SES without limits.
- **load**: readers, writers and staff at once.`;
  writeFileSync(file, [intro, ...tables].join('\n\n'));
  spawnSync('oxfmt', [file], { stdio: 'inherit' });
  process.stdout.write(`Wrote ${file}\n`);
}
