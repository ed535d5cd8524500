/** The picture beside a shared link, and its size: one for all pages. */
export const shareCard = { path: '/og.jpg', width: 1200, height: 630 } as const;

/** What search engines, shared links and the browser's tab show of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The page's own path, as `paths` builds it: the canonical link. */
  readonly path: string;
  /** False keeps the page out of search engines. */
  readonly index?: boolean;
}
