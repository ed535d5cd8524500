import { renderToStaticMarkup } from 'react-dom/server';
import { Letter } from './Letter.tsx';
import type { RenderLetter } from './template.ts';

export const renderLetter: RenderLetter = (content) =>
  `<!doctype html>${renderToStaticMarkup(<Letter content={content} />)}`;
