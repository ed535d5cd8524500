import type { RenderLetter } from './template.ts';

/** Hides React's types from the functions' compiler, which has no DOM. */
export const renderLetter: RenderLetter;
