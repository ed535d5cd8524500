/** What synth bakes into the viewer-request function. */
export interface EdgeSite {
  /** The upload that this function serves: objects sit below `/builds/<build>/`. */
  build: string;
  /** URL -> file, for pages and root files alike: only files have a dot in their last segment. */
  pages: Record<string, string>;
  /** In order: the first prefix that any other path starts with names its page, most often an error's. */
  prefixes: Array<{ prefix: string; file: string }>;
  /** Visitors of the other hosts are sent to this one. */
  host: string;
  otherHosts: string[];
  /** In order: the first rule whose countries hold the visitor's sends them to its location. */
  regions: Array<{ countries: string[]; location: string; samePaths?: boolean | undefined }>;
}

/** The file for exactly this URL, if any. */
export function fileAt(site: EdgeSite, path: string): string | undefined {
  return site.pages[path];
}

/** The page for a path that is no page's own. The last prefix is "/", so there always is one. */
export function fileByPrefix(site: EdgeSite, path: string): string | undefined {
  const found = site.prefixes.find((each) => path.indexOf(each.prefix) === 0);
  return found && found.file;
}
