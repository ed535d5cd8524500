/** What search engines, shared links and the browser's tab show of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The page's own path, as `paths` builds it: the canonical link. */
  readonly path: string;
  /** False keeps the page out of search engines. */
  readonly index?: boolean;
}
