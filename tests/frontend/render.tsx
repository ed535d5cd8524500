import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { islandFiles } from '#frontend/islands/files.ts';
import { IslandsContext, type IslandSource } from '#frontend/islands/island.tsx';

const site = islandFiles.map(([island, file]) => [island, { file, scripts: [] }] as const);

/**
 * Renders a part of a page as the build does.
 * @param islands others than those of the site
 */
export function render(
  part: ReactNode,
  islands: readonly (readonly [island: unknown, source: IslandSource])[] = [],
): string {
  return renderToStaticMarkup(
    <IslandsContext value={new Map<unknown, IslandSource>([...site, ...islands])}>
      {part}
    </IslandsContext>,
  );
}
