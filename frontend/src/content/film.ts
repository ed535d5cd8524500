import mp4 from '../film/film.mp4?url';
import webm from '../film/film.webm?url';
import captions from '../film/captions.vtt?url';
import poster from '../film/poster.webp?url';
import { brand } from './brand.ts';

/** The promotional film. */
export interface Film {
  readonly title: string;
  readonly sources: readonly [FilmSource, ...FilmSource[]];
  readonly poster: string;
  /** WebVTT, in English. */
  readonly captions: string;
}

interface FilmSource {
  readonly src: string;
  readonly type: string;
}

/** What only search engines read of it: apart from the film, so that no browser downloads it. */
export interface FilmListing {
  readonly description: string;
  readonly seconds: number;
  /** An ISO date. */
  readonly published: string;
}

/** `npm run film` makes it, from `studio/film`. Where there is none, nothing on the site offers one. */
export const film: Film | undefined = {
  title: `A day with ${brand.ember.name}`,
  sources: [
    { src: webm, type: 'video/webm' },
    { src: mp4, type: 'video/mp4' },
  ],
  poster,
  captions,
};

export const filmListing: FilmListing | undefined = {
  description: `From the first light to one lamp: a day in a house that ${brand.name} and ${brand.ember.name} look after.`,
  seconds: 24,
  published: '2026-11-20',
};

export const filmUnsupported = 'Your browser does not support the video tag.';
