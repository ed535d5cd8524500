import { createContext, use } from 'react';
import { styleFlag } from '../islands/signals.ts';

/** URL of a style sheet, in whose place the build puts that of the page's area. */
export const StyleContext = createContext('');

interface PageStylesProps {
  /**
   * Pages of an area that say the same inline one style: what their first views show. `own`: this page alone, whose hero
   * is like no other. A policy has room for 27 styles.
   */
  readonly after?: 'text' | 'list' | 'hero' | 'own';
}

/**
 * Links the style sheet after the first view, for which the build inlines what it needs of it. A style sheet in the body
 * blocks only what follows it, so the first paint does not wait.
 */
export function PageStyles({ after }: PageStylesProps) {
  const link = `<link rel="stylesheet" href="${use(StyleContext)}">`;
  return (
    <div
      hidden
      {...{ [styleFlag]: after ?? '' }}
      // oxlint-disable-next-line react/no-danger -- the build's own URL; React would hoist a <link> into the head
      dangerouslySetInnerHTML={{ __html: link }}
    />
  );
}
