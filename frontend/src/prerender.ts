import type { Card } from './content/head.ts';

/** The interface between the build and `entry-server.tsx`. */
export interface Prerenderer {
  /** Every page that the build writes, including the 404 page. */
  readonly plan: readonly PlannedPage[];
  /** Renders a page as a complete HTML document. */
  readonly render: (url: string, assets: PageAssets) => Promise<string>;
  readonly frameOrigins: readonly string[];
}

export interface PlannedPage {
  readonly url: string;
  readonly file: string;
  /** The folder of its `page.tsx`, below `src/`. */
  readonly folder: string;
  /** False for pages that search engines must not list. */
  readonly listed: boolean;
  /** Whether it has no URL of its own. */
  readonly isTemplate?: true | undefined;
  /** Its name and group in search results. Without a name, the heading is used. */
  readonly label: string | undefined;
  readonly section: string;
  /** Set for an error page: the prefix of the unknown paths that it serves. */
  readonly errorPrefix?: string | undefined;
}

/**
 * A placeholder in a page's `<style>`. The build replaces it with the critical CSS once it has the HTML of all pages.
 */
export const criticalCssSlot = '/* critical css */';

/** The files of every page. */
export interface PageAssets {
  /** URLs of a placeholder for the area's style sheet, and of the site's script. */
  readonly style: string;
  readonly script: string;
  /** The script URLs of an island and of its imports, by the island's file. */
  readonly islands: (file: string) => readonly string[];
  /** Texts of the inline scripts: in the contact page's head, and at the end of every page. */
  readonly inlineScripts: { readonly contact: string; readonly every: string };
  /** Requests a social card and returns its future path. */
  readonly socialCardUrl: (card: Card) => string;
}
