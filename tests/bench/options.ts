import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '#build/site.ts';

export interface BenchOptions {
  /** Names of the measurements to take; all of them where none is named. */
  readonly sections: readonly string[];
  /** Paths of the pages to measure. */
  readonly routes: readonly string[];
  /** Runs of which the median counts. */
  readonly runs: number;
  /** Measures again what has been measured of this build. */
  readonly force: boolean;
}

/**
 * Reads `npm run bench -- lighthouse line --routes / /contact --runs 1 --force`.
 * @throws Error in one line where an argument is not known
 */
export function readOptions(
  given: readonly string[],
  known: readonly string[],
  built: readonly string[] = publicRoutes(),
): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      routes: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '3' },
      force: { type: 'boolean', default: false },
    },
  });
  // Only the first value belongs to the flag, but no section begins with a slash.
  const routes = [...values.routes, ...positionals.filter(isRoute)];
  const sections = positionals.filter((text) => !isRoute(text));
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a number from 1.`);
  refuse(sections, known, 'measurement');
  refuse(routes, built, 'public page');
  return {
    sections: sections.length > 0 ? sections : known,
    routes: routes.length > 0 ? routes : built,
    runs,
    force: values.force,
  };
}

function isRoute(text: string): boolean {
  return text.startsWith('/');
}

function refuse(given: readonly string[], known: readonly string[], what: string): void {
  const stranger = given.find((each) => !known.includes(each));
  if (stranger === undefined) return;
  throw new Error(`There is no ${what} ${stranger}: choose from ${known.join(' ')}`);
}

/**
 * The pages that the site map lists. Of pages that one template draws for many (`/product/1` …) the first
 * stands for all: they differ in words and pictures alone.
 */
function publicRoutes(): string[] {
  const map = readFileSync(join(paths.pages, 'sitemap.xml'), 'utf8');
  const routes = [...map.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
  const templates = routes.map((route) => route.replace(/\/\d+$/, '/:id'));
  return routes.filter((_, at) => templates.indexOf(templates[at] ?? '') === at);
}
