/** Data that synth compiles into the viewer-request function. */
export interface EdgeSite {
  /** The build that this function serves, from `/builds/<build>/`. */
  build: string;
  /** URL -> file, for pages and root files. Only files have a dot in their last segment. */
  pages: Record<string, string>;
  /** For all other paths, mostly error pages: the first matching prefix wins. */
  prefixes: Array<{ prefix: string; file: string }>;
  /** The other hosts redirect to this one. */
  host: string;
  otherHosts: string[];
  /** The first rule with the visitor's country wins. */
  regions: Array<{ countries: string[]; location: string; samePaths?: boolean | undefined }>;
}

export function fileAt(site: EdgeSite, path: string): string | undefined {
  return site.pages[path];
}

/** The page for an unknown path. There always is one, because the last prefix is "/". */
export function fileByPrefix(site: EdgeSite, path: string): string | undefined {
  const found = site.prefixes.find((each) => path.indexOf(each.prefix) === 0);
  return found && found.file;
}
