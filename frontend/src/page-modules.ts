import type { ComponentType } from 'react';

/** The module of every public page, by its file. */
export const pageModules = import.meta.glob<{ readonly Page: ComponentType<object> }>(
  ['./*/**/page.tsx', '!./staff/**'],
  { eager: true },
);
