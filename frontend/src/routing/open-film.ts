import { createContext } from 'react';

/** Opens the film over the page; undefined where there is no film. `PublicLayout` provides it. */
export const OpenFilmContext = createContext<(() => void) | undefined>(undefined);

/** History state of a link whose page opens the film. */
export const withFilm = { film: true };

export function asksForFilm(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'film' in state;
}
