import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { kebabCase } from '#infra/names.ts';
import type { FunctionName } from '#infra/table-access.ts';
import { Modules } from '#build/modules.ts';
import { paths, readSite } from '#build/site.ts';

/**
 * Limits of a function's cold start, in kilobytes (1,000 bytes) before compression. DynamoDB's client takes 255 KB,
 * S3's about 180, Cognito's about 40. Code that a function loads on demand does not count.
 */
const functionBudgets: Readonly<Record<FunctionName, number>> = {
  audit: 264,
  authorizeStaff: 65,
  campaigns: 330,
  canary: 48,
  dispatch: 495,
  feedback: 283,
  forms: 276,
  inbox: 338,
  links: 275,
  person: 473,
  receive: 592,
  replies: 322,
  session: 334,
  settings: 276,
  signIn: 313,
  subscribers: 275,
  team: 314,
  vitals: 72,
};

/**
 * Limits of a page in kilobytes after brotli. `script` covers what runs before the visitor does anything. Forms and the
 * catalogue need more, the home page adds Swiper's 18 KB, and React is 58 KB.
 */
const pageBudget = { html: 13.2, css: 16.5, inline: 1, script: 70 };
const formBudget = { ...pageBudget, script: 75 };
const homeBudget = { ...pageBudget, html: 14, script: 95 };
/** Until the dashboard is usable; the script includes 24 KB of React Router and 9 KB of TanStack Query. */
const staffBudget = { html: 1, css: 10, script: 130 };
/** The script limit of a page without islands that wake on their own, too small for React. */
const staticScript = 5;

const staffShell = 'admin/index.html';
const withForm = /^(?:contact|products|search|unsubscribe|newsletter(?:\/\w+)?)\.html$/;

interface Measured {
  readonly name: string;
  readonly kilobytes: Readonly<Record<string, number>>;
  /** A kind without a limit is only reported. */
  readonly budget: Readonly<Record<string, number>>;
}

/**
 * Prints the sizes of pages and functions.
 * @returns whether all are within budget
 */
export function reportSizes(root: string): boolean {
  console.log('Pages in KB after brotli, functions in KB:');
  const pages = report(pageSizes(root), paths.siteModules);
  return report(functionSizes(root), paths.functionModules) && pages;
}

function report(all: readonly Measured[], modules: string): boolean {
  const rows = all.map(({ name, kilobytes, budget }) => {
    const cells = Object.entries(kilobytes).map(([kind, kb]) => {
      const limit = budget[kind];
      return [kind, `${kb.toFixed(1)}${limit === undefined ? '' : ` of ${limit}`}`];
    });
    return [name, Object.fromEntries(cells)];
  });
  console.table(Object.fromEntries(rows));
  const over = all.filter((each) => overBudget(each).length > 0);
  for (const each of over) {
    const kinds = overBudget(each).join(', ');
    console.error(`${each.name} is over its budget for ${kinds}: ${modules} lists its modules`);
  }
  return over.length === 0;
}

/** The kinds that exceed their limit. */
export function overBudget({ kilobytes, budget }: Measured): string[] {
  const kinds = Object.entries(kilobytes).filter(([kind, kb]) => kb > (budget[kind] ?? Infinity));
  return kinds.map(([kind]) => kind);
}

function functionSizes(root: string): Measured[] {
  const text = readFileSync(join(root, paths.functionModules), 'utf8');
  const modules = Modules.parse(JSON.parse(text));
  return Object.entries(functionBudgets).map(([key, bundle]) => {
    const name = kebabCase(key);
    const kilobytes = { bundle: sum(Object.values(modules[name] ?? {})) / 1000 };
    return { name, kilobytes, budget: { bundle } };
  });
}

/** Measures every built page with all that it requests. */
export function pageSizes(root: string): Measured[] {
  const { pages, errors } = readSite(root);
  const files = new Set([...Object.values(pages), ...errors.map(({ file }) => file)]);
  return [...files].map((file) => (file === staffShell ? staffSize : pageSize)(root, file));
}

function pageSize(root: string, name: string): Measured {
  const html = readFileSync(join(root, paths.pages, name), 'utf8');
  const islands = [...html.matchAll(/data-scripts="([^"]*)" data-wake="(\w+)"([^>]*)/g)];
  const awake = islands.filter(([, , wake]) => wake !== 'use');
  const scriptsOf = (found: typeof islands) => [
    ...matches(html, /<script type="module" src="\/assets\/([^"]+)"/g),
    ...found.flatMap(([, scripts = '']) =>
      scripts.split(' ').map((url) => url.replace('/assets/', '')),
    ),
    // The only script that an island fetches by itself.
    ...(found.some(([, , , props = '']) => props.includes('swiper'))
      ? readdirSync(join(root, paths.assets)).filter((file) => /^swiper-.*\.js$/.test(file))
      : []),
  ];
  const kilobytes = {
    html: size(root, 'Pages', name),
    css: assetsSize(root, matches(html, /<link rel="stylesheet" href="\/assets\/([^"]+)"/g)),
    inline: brotliCompressSync(matches(html, /<script>([^]*?)<\/script>/g).join('')).length / 1000,
    script: assetsSize(root, scriptsOf(awake)),
    allAwake: assetsSize(root, scriptsOf(islands)),
  };
  const usual = budgetOf(name);
  const budget = awake.length === 0 ? { ...usual, script: staticScript } : usual;
  return { name, kilobytes, budget };
}

function budgetOf(name: string): typeof pageBudget {
  if (name === 'index.html') return homeBudget;
  return withForm.test(name) ? formBudget : pageBudget;
}

function staffSize(root: string, name: string): Measured {
  const html = readFileSync(join(root, paths.pages, name), 'utf8');
  const linked = matches(html, /\s(?:href|src)="\/assets\/([^"]+)"/g);
  // Vite's entry holds a list of files, and for each page the indexes of those to preload.
  const entry = readFileSync(join(root, paths.assets, linked[0] ?? ''), 'utf8');
  const files = matches(entry, /"assets\/([^"]+)"/g);
  const [indexes] = matches(entry, /list-layout-[^[]*\[([\d,]*)\]/g);
  if (indexes === undefined) throw new Error("Vite's entry no longer lists the dashboard's files.");
  const preloaded = indexes.split(',').map((index) => files[Number(index)] ?? '');
  const all = [...linked, ...preloaded];
  const sizeOf = (end: string) =>
    assetsSize(
      root,
      all.filter((file) => file.endsWith(end)),
    );
  const kilobytes = { html: size(root, 'Pages', name), css: sizeOf('.css'), script: sizeOf('.js') };
  return { name, kilobytes, budget: staffBudget };
}

function assetsSize(root: string, names: readonly string[]): number {
  return sum([...new Set(names)].map((name) => size(root, 'Assets', name)));
}

/** Kilobytes that the edge sends: the brotli copy where the build has made one. */
function size(root: string, folder: 'Pages' | 'Assets', name: string): number {
  const brotli = join(root, paths[`compressed${folder}`], `${name}.br`);
  const plain = join(root, folder === 'Pages' ? paths.pages : paths.assets, name);
  return statSync(existsSync(brotli) ? brotli : plain).size / 1000;
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
