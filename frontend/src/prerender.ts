/** What the build and `entry-server.tsx` must agree on. */
export interface Prerenderer {
  /** Every page that the build writes, the 404 page among them. */
  readonly plan: readonly PlannedPage[];
  /** Renders one page as a whole HTML document. */
  readonly render: (url: string, assets: PageAssets) => Promise<string>;
}

export interface PlannedPage {
  readonly url: string;
  readonly file: string;
  /** The page in `pages/` that draws it. */
  readonly name: string;
  /** False for pages that search engines must not list. */
  readonly listed: boolean;
}

/** What the build knows of one page's files. */
export interface PageAssets {
  /** The styles that every page inlines, and the URLs under which a navigation would fetch them. */
  readonly sharedStyles: { readonly text: string; readonly hrefs: readonly string[] };
  /** URLs of the styles that this page links. */
  readonly pageStyles: readonly string[];
  /** URL of the script that starts the page, and of those that it will import. */
  readonly entry: string;
  readonly ahead: readonly string[];
  /** Text of the inline script that asks for them. */
  readonly loader: string;
}
