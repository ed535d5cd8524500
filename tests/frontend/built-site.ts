import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths, readSite } from '#build/site.ts';
import { issueLists } from '#contract/archive.ts';

/** The site as `npm run build` left it. */
export const site = readSite('.');

export interface BuiltPage {
  readonly url: string;
  readonly html: string;
}

/** Every page of the public site that has a URL of its own. */
export const pages: readonly BuiltPage[] = Object.entries(site.pages)
  .filter(([url]) => !url.startsWith('/admin/'))
  .map(([url, file]) => ({ url, html: readPage(file) }));

/** The same, and the pages that mean an error. */
export const allPages: readonly BuiltPage[] = [
  ...pages,
  ...site.errors.map(({ file }) => ({ url: `/${file}`, html: readPage(file) })),
];

export function readPage(file: string): string {
  return readFileSync(join(paths.pages, file), 'utf8');
}

/** What functions write. */
const lists: readonly string[] = Object.values(issueLists);

/** Whether this site has something at a path. */
export function exists(path: string): boolean {
  if (path.startsWith('/assets/')) return existsSync(join(paths.assets, '..', path));
  return path in site.pages || site.files.includes(path) || lists.includes(path);
}

/** The text of every match's first group. */
export function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => text);
}

/** What a visitor reads of a piece of HTML. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
