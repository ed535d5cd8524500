import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths, readSite } from './site.ts';

/**
 * Kilobytes (1,000 octets) after brotli 11, the most that a page may weigh in each kind. Swiper, 18 of the
 * scripts, comes to the home page and the products' alone; the goal for both is 106.
 */
export const budgets = { html: 14, js: 82, css: 12, fonts: 60 } as const;
const withCarousel = [
  { pages: /^index\.html$/, js: 110 },
  { pages: /^product\/\d+\.html$/, js: 100 },
];

type Kind = keyof typeof budgets;

export interface PageSize {
  readonly page: string;
  readonly kilobytes: Readonly<Record<Kind, number>>;
  /** What this page's scripts and styles are, the heaviest first: `react-Dx5wuO_5.js 60.1`. */
  readonly largest: readonly string[];
  /** Kinds above their budget. */
  readonly over: readonly Kind[];
}

/**
 * Weighs every built page with all that it asks for until it is fully alive: its HTML with the inlined
 * style, the entry script and what that asks for ahead, scripts that the page's own chunk imports later
 * (a carousel's), its style sheets, and every font that those name.
 */
export function pageSizes(root: string): PageSize[] {
  const site = readSite(root);
  const files = [...Object.values(site.pages), ...site.errors.map(({ file }) => file)];
  return [...new Set(files)].map((file) => pageSize(root, file));
}

function pageSize(root: string, file: string): PageSize {
  const html = readFileSync(join(root, paths.pages, file), 'utf8');
  const asset = (name: string) => readFileSync(join(root, paths.assets, name));
  const scripts = namesIn(html.match(/data-(?:entry|ahead)="[^"]*"/g)?.join(' ') ?? '', 'js');
  // The entry's own late imports are every other page; toasts come with the first message.
  const own = scripts.filter((name) => !name.startsWith('entry-'));
  const later = own
    .flatMap((name) => namesIn(lateImports(asset(name).toString()), 'js'))
    .filter((name) => !name.startsWith('Toasts-'));
  const js = [...new Set([...scripts, ...later])];
  const css = namesIn(html.match(/<link rel="stylesheet"[^>]*>/g)?.join(' ') ?? '', 'css');
  const styles = [html, ...css.map((name) => asset(name).toString())].join(' ');
  const fonts = namesIn(styles, 'woff2');

  const weigh = (names: readonly string[]) =>
    names.map((name) => [name, compressed(asset(name))] as const);
  const weights = { js: weigh(js), css: weigh(css), fonts: weigh(fonts) };
  const kilobytes = {
    html: compressed(html),
    js: sum(weights.js),
    css: sum(weights.css),
    fonts: sum(weights.fonts),
  };
  const largest = [...weights.js, ...weights.css]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, weight]) => `${name} ${weight.toFixed(1)}`);
  const limits = { ...budgets, ...carouselBudget(file) };
  const over = kinds.filter((kind) => kilobytes[kind] > limits[kind]);
  return { page: file, kilobytes, largest, over };
}

function carouselBudget(file: string): { js: number } | undefined {
  const found = withCarousel.find(({ pages }) => pages.test(file));
  return found && { js: found.js };
}

const kinds: readonly Kind[] = ['html', 'js', 'css', 'fonts'];

function namesIn(text: string, ending: string): string[] {
  const names = text.matchAll(new RegExp(`([\\w.-]+\\.${ending})\\b`, 'g'));
  return [...new Set([...names].map(([name]) => name))];
}

function lateImports(script: string): string {
  return script.match(/import\((["'`])[^"'`]+\1\)/g)?.join(' ') ?? '';
}

function compressed(content: Buffer | string): number {
  return brotliCompressSync(content).length / 1000;
}

function sum(weights: readonly (readonly [string, number])[]): number {
  return weights.reduce((total, [, weight]) => total + weight, 0);
}
