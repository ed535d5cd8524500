import type { PictureKey } from '../ui/picture-key.ts';

/** A page found by a search. */
export interface Hit {
  readonly path: string;
  readonly title: string;
  /** Its part of the site. */
  readonly section: string;
  readonly picture: PictureKey;
  /** Text around the found words, which are in `<mark>`; the text's own `<` and `>` are escaped. */
  readonly excerpt: string;
}
