import { createContext, use } from 'react';
import { styleFlag } from '../islands/signals.ts';

/** URL of a style sheet, in whose place the build puts that of the page's area. */
export const StyleContext = createContext('');

interface PageStylesProps {
  /**
   * What else a first view shows than its area's others: pages of an area that say the same inline one style. A hero of
   * a page's own says so, or all pages of its area would carry its style.
   */
  readonly after?: 'text' | 'list' | 'own' | 'object' | 'map' | 'kit' | 'log';
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
