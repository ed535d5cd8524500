import { keyAt, type EdgeSite } from './site.ts';

/**
 * Normalizes a path: one slash between segments and none at the end, no `.html` or `index.html`, no leading zero in a
 * number. Letters keep their case.
 */
export function tidy(path: string): string {
  const tidied = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/(?:\/index)?\.html$/i, '')
    .replace(/\/0+(?=[0-9]+(?:\/|$))/g, '/');
  return tidied === '' ? '/' : tidied;
}

/** Restores a known URL whose `#` a mail filter has encoded, once or several times: `/newsletter/confirm%23TOKEN`. */
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

/** Finds the known URL for a path. Redirects lead only there, so they can form no loop and reach no foreign host. */
export function canonicalUrl(site: EdgeSite, path: string): string | undefined {
  // Most paths are known as they stand, and regular expressions are the slowest part of the edge's engine.
  if (keyAt(site, path) !== undefined) return path;
  const tidied = tidy(path);
  return [tidied, tidied.toLowerCase()].find((url) => keyAt(site, url) !== undefined);
}
