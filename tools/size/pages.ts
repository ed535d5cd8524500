import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Modules } from '#build/modules.ts';
import { paths, readSite } from '#build/site.ts';
import type { Budgeted, Weight } from './budget.ts';
import { heaviest, readModules } from './modules.ts';
import { pictureOfFirstView } from './picture.ts';

/**
 * The most that a page may weigh in each kind, in kilobytes (1,000 bytes) after brotli 11. The style that a page inlines
 * is weighed as HTML. The contact form has the most: 0.6 KB of it read telephone numbers and addresses as people paste them,
 * and 0.8 KB of each page undo what a browser's translator has done.
 */
export const budgets = { html: 12, js: 84.2, css: 11, fonts: 60 } as const;
/**
 * A staff page's: a tool that its users open every day, from a cache, may do more than a page that visitors meet. Of
 * it 24 KB are the router's, and 9 KB Query's.
 */
export const staffBudgets = { ...budgets, js: 122 } as const;
/** An article's, and the overview's: they only show, and have 1.6 KB of script more than the 404 page at most. */
const blogBudgets = { ...budgets, js: 76.2 } as const;
/**
 * The home page's, with swiper's 18 KB; and all that comes before its first view is whole and alive. Its HTML is the
 * longest.
 */
export const homeBudgets = { ...budgets, html: 13.2, js: 107.3, firstView: 171.1 } as const;

/** What measures the pages, fetched when all else is done and therefore no part of what a page weighs. */
const vitalsBudget = { js: 3.2 } as const;

/**
 * Fetched at a first message, and for parts that the HTML has already (`routing/static-part.tsx`); for who writes to us;
 * names of products with the list to ask about, for those who have one; and what buyers ask, for those who compare.
 */
const onDemand =
  /^(?:Toasts|StaticParts|StaticReference|AskedProducts|ContactResult|product-names|products|buyer-facts)-/;

/** The one page of the staff area, which draws each of its own. */
const staffShell = 'admin/index.html';

/** Weighs every built page with all that it asks for until it is fully alive. */
export function pageSizes(root: string): Budgeted[] {
  const site = readSite(root);
  const others = [...site.prefixed, ...site.errors].map(({ file }) => file);
  const files = [...Object.values(site.pages), ...others];
  const modules = readModules(root, paths.siteModules);
  return [...new Set(files)].flatMap((file) =>
    file === staffShell ? staffSizes(root, modules) : pageSize(root, file, modules),
  );
}

/** The shell with each page that its entry imports, and what Vite says that it loads with it. */
function staffSizes(root: string, modules: Modules): Budgeted[] {
  const html = readFileSync(join(root, paths.pages, staffShell), 'utf8');
  const [entry = '', ...shared] = namesIn(html, 'js');
  const text = readAsset(root, entry);
  const [, list = ''] = /m\.f=\[([^\]]*)\]/.exec(text) ?? [];
  const files = list.split(',').map((file) => file.replaceAll(/"|assets\//g, ''));
  const imports = /import\(`\.\/([\w.-]+)`\)[^[]*?__vite__mapDeps\(\[([\d,]*)\]\)/g;
  return [...text.matchAll(imports)].map(([, chunk = '', numbers = '']) => {
    const loaded = numbers.split(',').map((number) => files[Number(number)] ?? '');
    const names = [...new Set([entry, ...shared, ...namesIn(html, 'css'), chunk, ...loaded])];
    const styles = names.filter((name) => name.endsWith('.css'));
    const scripts = weighAssets(
      root,
      names.filter((name) => name.endsWith('.js')),
    );
    const faces = styles.map((style) => readAsset(root, style)).join('');
    const kilobytes = {
      html: sent(root, 'Pages', staffShell),
      js: total(scripts),
      css: total(weighAssets(root, styles)),
      fonts: total(weighAssets(root, fontsOf(html, faces))),
    };
    const name = `admin/${chunk.replace(/-[\w-]{7}\.js$/, '')}`;
    return { name, kilobytes, budget: staffBudgets, modules: heaviest(scripts, modules) };
  });
}

/** Weighs what {@link vitalsBudget} is for. */
export function vitalsSize(root: string): Budgeted {
  const files = readdirSync(join(root, paths.assets)).filter((name) =>
    /^vitals-.*\.js$/.test(name),
  );
  if (files.length === 0) throw new Error('The build has no script that measures the pages.');
  const scripts = weighAssets(root, files);
  const modules = heaviest(scripts, readModules(root, paths.siteModules));
  return { name: 'vitals', kilobytes: { js: total(scripts) }, budget: vitalsBudget, modules };
}

function pageSize(root: string, name: string, modules: Modules): Budgeted {
  const html = readFileSync(join(root, paths.pages, name), 'utf8');
  const scripts = weighAssets(root, scriptsOf(root, html));
  const linked = namesIn(html.match(/<link rel="stylesheet"[^>]*>/g)?.join(' ') ?? '', 'css');
  const fonts = fontsOf(html, linked.map((style) => readAsset(root, style)).join(''));
  const kilobytes = {
    html: sent(root, 'Pages', name),
    js: total(scripts),
    css: total(weighAssets(root, linked)),
    fonts: total(weighAssets(root, fonts)),
  };
  const budget = budgetOf(name);
  const page = { name, kilobytes, budget, modules: heaviest(scripts, modules) };
  if (name !== 'index.html') return page;
  // HTML, styles, fonts, the first picture on a phone, the icon of the tab, and every script.
  const others = total(weighAssets(root, [...linked, pictureOfFirstView(html)]));
  const { html: text, js, fonts: letters } = kilobytes;
  const firstView = text + js + letters + others + sent(root, 'Pages', 'favicon.svg');
  return { ...page, kilobytes: { ...kilobytes, firstView }, budget: homeBudgets };
}

function budgetOf(name: string) {
  return name.startsWith('blog') ? blogBudgets : budgets;
}

function readAsset(root: string, name: string): string {
  return readFileSync(join(root, paths.assets, name), 'utf8');
}

function weighAssets(root: string, names: readonly string[]): Weight[] {
  return names.map((name) => ({ name, kilobytes: sent(root, 'Assets', name) }));
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

/** The entry, what it preloads, and what the page's own scripts import later, such as a carousel's. */
function scriptsOf(root: string, html: string): string[] {
  const asked = namesIn(html.match(/data-(?:entry|preload)="[^"]*"/g)?.join(' ') ?? '', 'js');
  // The late imports of the entry are every other page.
  const own = asked.filter((name) => !name.startsWith('entry-'));
  const later = own.flatMap((name) => lateImports(readAsset(root, name)));
  return [...new Set([...asked, ...later.filter((name) => !onDemand.test(name))])];
}

function lateImports(script: string): string[] {
  return namesIn(script.match(/import\((["'`])[^"'`]+\1\)/g)?.join(' ') ?? '', 'js');
}

/** Fonts that the page needs: those without a range, and those with a letter that stands in the page. */
function fontsOf(html: string, linkedStyles: string): string[] {
  const faces = (html + linkedStyles).match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const text = html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '');
  const needed = faces.filter((face) => {
    const [, range] = /unicode-range:\s*([^;}]+)/.exec(face) ?? [];
    return range === undefined || lettersOf(range).test(text);
  });
  return namesIn(needed.join(' '), 'woff2');
}

/** `U+A1-A2,U+A4` as a pattern. */
function lettersOf(range: string): RegExp {
  const letters = range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi);
  const parts = [...letters].map(([, from, to = from]) => String.raw`\u{${from}}-\u{${to}}`);
  return new RegExp(`[${parts.join('')}]`, 'u');
}

function namesIn(text: string, ending: string): string[] {
  const names = text.matchAll(new RegExp(`([\\w.-]+\\.${ending})\\b`, 'g'));
  return [...new Set([...names].map(([name]) => name))];
}
