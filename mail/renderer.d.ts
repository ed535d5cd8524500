import type { RenderLetter } from './template.ts';

/** Hides React's types from the functions' compiler, which knows no browser. */
export const renderLetter: RenderLetter;
