import type { Picture } from './page.ts';

/** Metadata of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** False keeps the page out of search engines. */
  readonly index?: boolean;
  /** Overrides the title and the picture on the social card. */
  readonly heading?: string;
  readonly hero?: Picture;
}

/** What a page's social card shows. */
export interface Card {
  /** The page's path, which becomes its file's name. */
  readonly path: string;
  readonly heading: string;
  /** Key of a picture. */
  readonly picture: string;
}

/** Pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The default picture of social cards. */
export const sharedPicture = {
  key: 'scenes/room-dusk',
  alt: 'A sideboard at dusk with a lit lamp, a vase of branches, a gateway, a humidity sensor on a stack of books and a small camera',
} as const satisfies Picture;
