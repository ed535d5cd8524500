import mp4 from '../film/film.mp4?url';
import { brand } from './brand.ts';

/** The promotional film, as every page knows it. */
export interface Film {
  readonly title: string;
  /** An MP4, which any browser shows by itself. */
  readonly file: string;
  /** Says that this file may be opened by itself. */
  readonly link: string;
}

/** `npm run film` makes it, from `studio/film`. Where there is none, nothing on the site offers one. */
export const film: Film | undefined = {
  title: `A day with ${brand.ember.name}`,
  file: mp4,
  link: 'Open the film by itself',
};
