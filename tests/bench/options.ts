import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '#build/site.ts';

export interface BenchOptions {
  /** Names of the measurements; all of them by default. */
  readonly sections: readonly string[];
  /** Paths of the pages to measure. */
  readonly routes: readonly string[];
  /** Runs, of which the median is reported. */
  readonly runs: number;
  /** Repeats measurements of this build. */
  readonly force: boolean;
}

/**
 * Reads `npm run bench -- lighthouse line --routes / /contact --runs 1 --force`.
 * @throws Error in one line for an unknown argument
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
  // parseArgs gives only the first route to the flag. No section begins with a slash.
  const routes = [...values.routes, ...positionals.filter(isRoute)];
  const sections = positionals.filter((text) => !isRoute(text));
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a number from 1.`);
  assertKnown(sections, known, 'measurement');
  assertKnown(routes, built, 'public page');
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

function assertKnown(given: readonly string[], known: readonly string[], what: string): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Error(`There is no ${what} ${unknown}: choose from ${known.join(' ')}`);
}

/** The pages of the sitemap. Of pages with one template (`/product/1` …) only the first: the others differ in content. */
function publicRoutes(): string[] {
  const map = readFileSync(join(paths.pages, 'sitemap.xml'), 'utf8');
  const routes = [...map.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
  const templates = routes.map((route) => route.replace(/\/\d+$/, '/:id'));
  return routes.filter((_, at) => templates.indexOf(templates[at] ?? '') === at);
}
