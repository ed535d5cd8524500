import { createContext, use } from 'react';

/** The path of the page being rendered. */
export const PagePathContext = createContext('');

export function usePagePath(): string {
  return use(PagePathContext);
}
