import type { Card } from './content/head.ts';

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
  /** Where its `page.tsx` stands, below `src/`. */
  readonly folder: string;
  /** Files below `src/` that the page imports dynamically and cannot be drawn without. */
  readonly modules: readonly string[];
  /** Files below `src/` with parts of it that need no script in the prerendered page: see `static-part.tsx`. */
  readonly staticModules: readonly string[];
  /** False for pages that search engines must not list. */
  readonly listed: boolean;
  /** Whether its scripts wait for a sign of use: the prerendered page shows and does everything without. */
  readonly waits: boolean;
  /** How a search names it and the part of the site that it belongs to; by its heading where it has no name. */
  readonly label: string | undefined;
  readonly section: string;
  /** Set for a page of many URLs that the build does not know: how they start. */
  readonly prefix?: string | undefined;
  /** Set for a page that means an error: the start of the unknown paths that it answers. */
  readonly errorPrefix?: string | undefined;
}

/** In a page's `<style>`, where the build puts the style of its first view once it has the HTML of all pages. */
export const firstViewSlot = '/* first view */';

/** What the build knows of one page's files. */
export interface PageAssets {
  /** URLs of the page's style sheets, the shell's first. */
  readonly styles: readonly string[];
  /** URL of the script that starts the page, and of those that it will import. */
  readonly entry: string;
  readonly preload: readonly string[];
  readonly waits: boolean;
  /** Text of the inline script that asks for them. */
  readonly loader: string;
  /** Orders a social card, and says at which path it will be. */
  readonly orderCard: (card: Card) => string;
}
