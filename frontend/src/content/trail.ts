import type { NavigationItem } from './navigation.ts';

/** The pages above a page, the home page left out, and the page itself last. */
export type Trail = readonly NavigationItem[];
