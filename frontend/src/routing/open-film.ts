import { createContext } from 'react';

/** Opens the film over whatever page shows; absent where there is none. The frame of the public pages has it. */
export const OpenFilmContext = createContext<(() => void) | undefined>(undefined);

/** The state of a link whose page is to come with the film over it. */
export const withFilm = { film: true };

export function asksForFilm(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'film' in state;
}
