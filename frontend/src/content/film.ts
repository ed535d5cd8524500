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

/** Until there is a film, nothing on the site offers one. */
export const film: Film | undefined = undefined;
export const filmListing: FilmListing | undefined = undefined;

export const filmUnsupported = 'Your browser does not support the video tag.';
