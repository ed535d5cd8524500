import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths, readSite } from '#build/site.ts';
import type { Budgeted, Weight } from './budget.ts';
import { heaviest, readModules } from './modules.ts';

/** The most that each page may weigh, in kilobytes (1,000 bytes) after brotli. What a page inlines is a part of its HTML. */
const budget = { html: 13.2, css: 16.5, inline: 1 } as const;

/** Scripts until all that wakes by itself is awake, React's 58 KB among them. */
const scriptBudgets = {
  /** Where nothing wakes by itself. */
  still: 5,
  alive: 70,
  /** The catalogue and the pages with a form. */
  form: 75,
  /** With Swiper's 18 KB. */
  home: 95,
} as const;

/** Its three rows of cards and its panels are the longest HTML. */
const homeHtml = 14;

/** HTML, styles and scripts until the dashboard is usable. Of it 24 KB are the router's, and 9 KB Query's. */
const staffBudget = 130;

const staffShell = 'admin/index.html';
const withForm = /^(?:contact|products|search|unsubscribe|newsletter\/\w+)\.html$/;

/** Weighs every built page with all that it asks for. */
export function pageSizes(root: string): Budgeted[] {
  const site = readSite(root);
  const files = [...Object.values(site.pages), ...site.errors.map(({ file }) => file)];
  const weigh = weigher(root);
  return [...new Set(files)].map((file) => {
    const html = readFileSync(join(root, paths.pages, file), 'utf8');
    return file === staffShell ? weigh.staff(html) : weigh.page(file, html);
  });
}

function weigher(root: string) {
  const modules = readModules(root, paths.siteModules);
  const assets = readdirSync(join(root, paths.assets));
  const named = (...names: readonly string[]) =>
    assets.filter((file) =>
      names.some((name) => file.startsWith(`${name}-`) && file.endsWith('.js')),
    );
  const weighed = (files: readonly string[]): Weight[] =>
    [...new Set(files)].map((name) => ({ name, kilobytes: sent(root, 'Assets', name) }));

  const page = (file: string, html: string): Budgeted => {
    const islands = [...html.matchAll(/data-scripts="([^"]*)" data-wake="(\w+)"([^>]*)/g)];
    const scriptsOf = (found: typeof islands) => [
      ...all(html, /<script type="module" src="\/assets\/([^"]+)"/g),
      ...found.flatMap(([, scripts = '']) => scripts.split(' ').map((url) => url.slice(8))),
      // The only script that an island fetches by itself.
      ...(found.some(([, , , props = '']) => props.includes('swiper')) ? named('swiper') : []),
    ];
    const awake = islands.filter(([, , wake]) => wake !== 'use');
    const scripts = weighed(scriptsOf(awake));
    const kilobytes = {
      html: sent(root, 'Pages', file),
      css: total(weighed(all(html, /<link rel="stylesheet" href="\/assets\/([^"]+)"/g))),
      inline: brotliCompressSync(all(html, /<script>([^]*?)<\/script>/g).join('')).length / 1000,
      script: total(scripts),
      // With what waits to be used.
      allAwake: total(weighed(scriptsOf(islands))),
    };
    const isHome = file === 'index.html';
    const kind = isHome ? 'home' : withForm.test(file) ? 'form' : 'alive';
    const script = scriptBudgets[awake.length === 0 ? 'still' : kind];
    const limits = { ...budget, ...(isHome && { html: homeHtml }), script };
    return { name: file, kilobytes, budget: limits, modules: heaviest(scripts, modules) };
  };

  const staff = (html: string): Budgeted => {
    const linked = all(html, /\s(?:href|src)="\/assets\/([^"]+)"/g);
    const entry = readFileSync(join(root, paths.assets, linked[0] ?? ''), 'utf8');
    // What Vite says that a page loads: numbers of a list.
    const files = all(entry, /"assets\/([^"]+)"/g);
    const [numbers = ''] = all(entry, /dashboard-[^[]*\[([\d,]*)\]/g);
    const loaded = numbers.split(',').map((number) => files[Number(number)] ?? '');
    const weights = weighed([...linked, ...loaded]);
    const kilobytes = { usable: sent(root, 'Pages', staffShell) + total(weights) };
    const scripts = weights.filter(({ name }) => name.endsWith('.js'));
    const limits = { usable: staffBudget };
    return { name: staffShell, kilobytes, budget: limits, modules: heaviest(scripts, modules) };
  };
  return { page, staff };
}

/** Kilobytes that the edge sends of a file: those of its twin in brotli, where the build has made one. */
function sent(root: string, folder: 'Pages' | 'Assets', name: string): number {
  const twin = join(root, paths[`compressed${folder}`], `${name}.br`);
  const plain = join(root, folder === 'Pages' ? paths.pages : paths.assets, name);
  return statSync(existsSync(twin) ? twin : plain).size / 1000;
}

function total(weights: readonly Weight[]): number {
  return weights.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
