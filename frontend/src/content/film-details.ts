import webm from '../film/film.webm?url';
import captions from '../film/captions.vtt?url';
import poster from '../film/poster.webp?url';
import * as brand from './brand.ts';

export interface FilmDetails {
  readonly webm: string;
  readonly poster: string;
  /** WebVTT, in English. */
  readonly captions: string;
  readonly description: string;
  readonly seconds: number;
  /** An ISO date. */
  readonly published: string;
}

export const filmDetails: FilmDetails = {
  webm,
  poster,
  captions,
  description: `One day, sunrise to bedtime, in a ${brand.name} home with ${brand.ember.name}.`,
  seconds: 25,
  published: '2026-11-20',
};

export const filmUnsupported = 'Your browser does not support the video tag.';

/** The label of the button on the poster. */
export const filmPlay = 'Watch the film';
