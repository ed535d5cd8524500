import mp4 from '../film/film.mp4?url';
import * as brand from './brand.ts';

/** What every page needs to know about the promotional film. */
export interface Film {
  readonly title: string;
  /** An MP4, which every browser can play. */
  readonly file: string;
  /** Label of the link to the file. */
  readonly link: string;
}

/** Made by `npm run film -w studio` from `packages/studio/film`. Undefined: the site offers no film. */
export const film: Film | undefined = {
  title: `A day with ${brand.ember.name}`,
  file: mp4,
  link: 'Open the film by itself',
};
