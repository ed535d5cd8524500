/** The promotional film. */
export interface Film {
  readonly title: string;
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  readonly poster: string;
  /** WebVTT, in English. */
  readonly captions: string;
}

/** Until there is a film, nothing on the site offers one. */
export const film: Film | undefined = undefined;

export const filmUnsupported = 'Your browser does not support the video tag.';
