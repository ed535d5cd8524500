import type { Card } from './content/head.ts';

/** What the build and `entry-server.tsx` must agree on. */
export interface Prerenderer {
  /** Every page that the build writes, the 404 page among them. */
  readonly plan: readonly PlannedPage[];
  /** Renders one page as a whole HTML document. */
  readonly render: (url: string, assets: PageAssets) => Promise<string>;
  readonly frameOrigins: readonly string[];
}

export interface PlannedPage {
  readonly url: string;
  readonly file: string;
  /** Where its `page.tsx` stands, below `src/`. */
  readonly folder: string;
  /** False for pages that search engines must not list. */
  readonly listed: boolean;
  /** How a search names it and the part of the site that it belongs to; by its heading where it has no name. */
  readonly label: string | undefined;
  readonly section: string;
  /** Set for a page that means an error: the start of the unknown paths that it answers. */
  readonly errorPrefix?: string | undefined;
}

/** In a page's `<style>`, where the build puts the style of its first view once it has the HTML of all pages. */
export const criticalCssSlot = '/* critical css */';

/** The files that every page has. */
export interface PageAssets {
  /** URLs of a style sheet, in whose place the build puts that of the page's area, and of the site's script. */
  readonly style: string;
  readonly script: string;
  /** URLs of an island's script and of those that it imports, by its file. */
  readonly islands: (file: string) => readonly string[];
  /** Texts of the inline scripts: of the contact page's head, and of the end of every page. */
  readonly inlineScripts: { readonly contact: string; readonly every: string };
  /** Orders a social card, and says at which path it will be. */
  readonly socialCardUrl: (card: Card) => string;
}
