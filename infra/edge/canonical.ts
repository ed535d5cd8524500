import { fileAt, type EdgeSite } from './site.ts';

/**
 * The path as this site writes paths: one slash between segments and none at the end, no `.html` and no
 * `index.html`, no leading zero in a number. Letters keep their case.
 */
export function tidy(path: string): string {
  const tidied = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/(?:\/index)?\.html$/i, '')
    .replace(/\/0+(?=[0-9]+(?:\/|$))/g, '/');
  return tidied === '' ? '/' : tidied;
}

/**
 * The known URL that a path means whose `#` a mail filter has encoded, once or more: `/newsletter/confirm%23TOKEN`.
 * Undefined for any other path.
 */
export function fragmentUrl(site: EdgeSite, path: string): FragmentUrl | undefined {
  const mark = path.search(/%(?:25)*23/i);
  if (mark < 0) return undefined;
  const url = canonicalUrl(site, path.slice(0, mark));
  return url === undefined
    ? undefined
    : { url, fragment: path.slice(mark).replace(/^%(?:25)*23/, '#') };
}

interface FragmentUrl {
  url: string;
  fragment: string;
}

/**
 * The known URL that a path means, or undefined. A redirect therefore only ever leads to a URL that is
 * served as it stands: neither a loop nor a foreign host can come out of it.
 */
export function canonicalUrl(site: EdgeSite, path: string): string | undefined {
  // Most paths are known as they are, and regular expressions are what an edge's engine takes longest over.
  if (fileAt(site, path) !== undefined) return path;
  const tidied = tidy(path);
  return [tidied, tidied.toLowerCase()].find((url) => fileAt(site, url) !== undefined);
}
