import type { PictureKey } from '../ui/picture-key.ts';

/** A page found by a search. */
export interface Hit {
  readonly path: string;
  /** With the found words in `<mark>`. */
  readonly title: string;
  /** Its part of the site. */
  readonly section: string;
  readonly picture: PictureKey;
  /** A sentence with the found words in `<mark>`, its own `<` and `>` escaped, or the page's description. */
  readonly excerpt: string;
  /** The found word in `<mark>`, if neither title nor excerpt has it. */
  readonly word: string | undefined;
  /** Whether the words are in the text alone, and other pages have more of them in title and description. */
  readonly isMention: boolean;
  /** Of a product. */
  readonly price: string | undefined;
}
