import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Modules } from '#build/modules.ts';
import { paths, readSite } from '#build/site.ts';
import { heaviest, readModules } from './modules.ts';
import { pictureOfFirstView } from './picture.ts';
import { compressed, Scales, total, type Weight } from './weigh.ts';

/** The most that a page may weigh in each kind, in kilobytes (1,000 octets) after brotli 11. */
export const budgets = { html: 14, js: 82, css: 12, fonts: 60 } as const;
/** The home page's, with swiper's 18 KB; and all that comes before its first view is whole and alive. */
export const homeBudgets = { ...budgets, js: 106, firstView: 170 } as const;

/** What measures the pages, fetched when all else is done and therefore no part of what a page weighs. */
export const vitalsBudget = 3;

/**
 * Fetched at a first message, for parts that the HTML has already (`routing/static-part.tsx`), and for what
 * comes after a right password; for who writes to us; and names of products, for those
 * who ask about one and for staff.
 */
const onDemand = /^(?:Toasts|StaticParts|ChallengeStep|AboutProduct|ContactResult|products)-/;

export interface PageSize {
  readonly page: string;
  readonly kilobytes: Readonly<Record<string, number>>;
  /** What its scripts are made of, the heaviest first. */
  readonly modules: readonly Weight[];
  /** Kinds above their budget. */
  readonly over: readonly string[];
}

/** Weighs every built page with all that it asks for until it is fully alive. */
export function pageSizes(root: string): PageSize[] {
  const site = readSite(root);
  const files = [...Object.values(site.pages), ...site.errors.map(({ file }) => file)];
  const scales = new Scales(join(root, paths.assets));
  const modules = readModules(root, paths.siteModules);
  return [...new Set(files)].map((file) => pageSize(root, file, scales, modules));
}

/** The weight of what {@link vitalsBudget} is for. */
export function vitalsSize(root: string): number {
  const scales = new Scales(join(root, paths.assets));
  const names = readdirSync(join(root, paths.assets)).filter((name) =>
    /^vitals-.*\.js$/.test(name),
  );
  return total(names.map((name) => scales.weigh(name)));
}

function pageSize(root: string, file: string, scales: Scales, modules: Modules): PageSize {
  const html = readFileSync(join(root, paths.pages, file), 'utf8');
  const weigh = (names: readonly string[]) => names.map((name) => scales.weigh(name));
  const scripts = weigh(scriptsOf(html, scales));
  // The disabled link stands for the style that the HTML has already.
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const linked = namesIn(links.filter((link) => !link.includes('disabled')).join(' '), 'css');
  const css = [compressed(inlinedStyle(html)), ...weigh(linked).map(({ kilobytes }) => kilobytes)];
  const weights = {
    html: compressed(html),
    js: total(scripts),
    css: css.reduce((sum, each) => sum + each, 0),
    fonts: total(weigh(fontsOf(html, linked.map((name) => scales.read(name)).join('')))),
  };
  const kilobytes = file === 'index.html' ? { ...weights, firstView: firstView() } : weights;
  const limits: Readonly<Record<string, number>> = file === 'index.html' ? homeBudgets : budgets;
  return {
    page: file,
    kilobytes,
    modules: heaviest(scripts, modules),
    over: Object.entries(kilobytes)
      .filter(([kind, weight]) => weight > (limits[kind] ?? 0))
      .map(([kind]) => kind),
  };

  /** HTML, styles, fonts, the first picture on a phone, the icon of the tab, and every script. */
  function firstView(): number {
    const others = [...linked, pictureOfFirstView(html)];
    const icon = compressed(readFileSync(join(root, paths.pages, 'favicon.svg')));
    return weights.html + weights.js + weights.fonts + total(weigh(others)) + icon;
  }
}

/** The entry, what it asks for ahead, and what the page's own scripts import later, such as a carousel's. */
function scriptsOf(html: string, scales: Scales): string[] {
  const asked = namesIn(html.match(/data-(?:entry|preload)="[^"]*"/g)?.join(' ') ?? '', 'js');
  // The entry's own late imports are every other page.
  const own = asked.filter((name) => !name.startsWith('entry-'));
  const later = own.flatMap((name) => lateImports(scales.read(name)));
  return [...new Set([...asked, ...later.filter((name) => !onDemand.test(name))])];
}

function lateImports(script: string): string[] {
  return namesIn(script.match(/import\((["'`])[^"'`]+\1\)/g)?.join(' ') ?? '', 'js');
}

function inlinedStyle(html: string): string {
  return /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
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
  const parts = range
    .replaceAll(/\s/g, '')
    .split(',')
    .map((part) =>
      part
        .replace('U+', '')
        .split('-')
        .map((letter) => String.raw`\u{${letter}}`)
        .join('-'),
    );
  return new RegExp(`[${parts.join('')}]`, 'u');
}

function namesIn(text: string, ending: string): string[] {
  const names = text.matchAll(new RegExp(`([\\w.-]+\\.${ending})\\b`, 'g'));
  return [...new Set([...names].map(([name]) => name))];
}
