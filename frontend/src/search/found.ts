import type { PictureKey } from '../ui/picture-key.ts';

/** One page that a search found. */
export interface Hit {
  readonly path: string;
  readonly title: string;
  /** The part of the site that it belongs to. */
  readonly section: string;
  readonly picture: PictureKey;
  /** Text around the words, which stand in `<mark>`; `<` and `>` of the text itself are escaped. */
  readonly excerpt: string;
}
