/** Data that synth compiles into the viewer-request function. */
export interface EdgeSite {
  /** The build that this function serves, from `/builds/<build>/`. */
  build: string;
  /** URL -> file, for pages and root files. Only files have a dot in their last segment. */
  pages: Record<string, string>;
  /** Fallbacks for unknown paths, mostly error pages: the first matching prefix wins. */
  prefixes: Array<{ prefix: string; file: string }>;
  /** The canonical host. */
  host: string;
  /** Hosts that redirect to it. */
  otherHosts: string[];
  /** The first rule with the visitor's country wins. */
  sisterSites: Array<{ countries: string[]; location: string; samePaths?: boolean | undefined }>;
}

/** Pages of newsletters and their lists, which functions write: `contract/archive.ts`. */
const archived = /^\/newsletter\/(?:[a-z0-9-]+|issues\.json|(?:feed|sitemap)\.xml)$/;

/** The object for a known URL. */
export function keyAt(site: EdgeSite, path: string): string | undefined {
  const file = site.pages[path];
  if (file !== undefined) return `/builds/${site.build}/${file}`;
  if (path.indexOf('/newsletter/') !== 0 || !archived.test(path)) return undefined;
  return `/archive${path}${path.indexOf('.') < 0 ? '.html' : ''}`;
}

/** The page's object for an unknown path. There always is one, because the last prefix is "/". */
export function keyByPrefix(site: EdgeSite, path: string): string {
  const found = site.prefixes.find((each) => path.indexOf(each.prefix) === 0);
  return `/builds/${site.build}/${found && found.file}`;
}
