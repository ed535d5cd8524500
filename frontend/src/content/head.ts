import type { Picture } from './page.ts';

/** A page's metadata. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** False hides the page from search engines. */
  readonly index?: boolean;
  /** Replaces the title on the social card. */
  readonly heading?: string;
  /** The social card's picture. Left out: the shared one. */
  readonly hero?: Picture;
}

/** The content of a page's social card. */
export interface Card {
  /** The page's path, from which the file name derives. */
  readonly path: string;
  readonly heading: string;
  /** The picture's key. */
  readonly picture: string;
}

/** In pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The default picture of social cards. */
export const sharedPicture = {
  key: 'scenes/room-dusk',
  alt: 'A sideboard at dusk with a lit lamp, a vase of branches, a gateway, a humidity sensor on a stack of books and a small camera',
} as const satisfies Picture;
