import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { className } from './class-names.ts';

const sources = join(import.meta.dirname, '../src');

/** `:is(…)`, `:where(…)`, `:has(…)` and `:not(…)`. A selector does not require the classes inside them. */
const lists = /:(?:is|where|has|not)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * The style of one area's pages: every rule except those of other areas that this area does not use. Rules that belong
 * to no area's folder stay, because islands may need them later.
 * @param folders of all pages, below `src/`
 * @param html of the area's pages
 */
export function areaStyle(
  style: string,
  area: string,
  folders: readonly string[],
  html: readonly string[],
): string {
  const shown = new Set(
    html
      .flatMap((text) => [...text.matchAll(/ class="([^"]*)"/g)])
      .flatMap(([, names = '']) => names.split(' '))
      .map(markOf),
  );
  const others = new Set(folders.map((folder) => folder.split('/')[0] ?? ''));
  others.delete(area);
  const dropped = new Set(
    [...others]
      .flatMap((other) => globSync(join(sources, other, '**/*.module.css')))
      .map((file) => className('', file))
      .filter((mark) => !shown.has(mark)),
  );
  return withoutClasses(style, (name) => dropped.has(markOf(name)));
}

/** The ending shared by all class names of a file. */
function markOf(name: string): string {
  return name.slice(-4);
}

/** Removes the selectors that need a dropped class, and the rules that this leaves empty. */
export function withoutClasses(style: string, isDropped: (name: string) => boolean): string {
  const root = parse(style);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => {
      const needed = selector.replaceAll(lists, '').matchAll(/\.([\w-]+)/g);
      return !Array.from(needed, ([, name = '']) => name).some(isDropped);
    });
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    // A statement that orders layers has no nodes.
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
