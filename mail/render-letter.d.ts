import type { RenderLetter } from './template.ts';

/** Hides React's types from the functions' compiler, which has no DOM: see `imports` in `package.json`. */
export const renderLetter: RenderLetter;
