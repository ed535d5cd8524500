import { createContext, use } from 'react';
import { styleFlag } from '../islands/signals.ts';

/** A placeholder for the URL of the area's style sheet; the build replaces it. */
export const StyleContext = createContext('');

interface PageStylesProps {
  /**
   * The name of the page's critical CSS. Pages of an area with the same name share one inlined style. `own`: this
   * page alone, because no other has such a hero. A policy has room for 27 styles.
   */
  readonly after?: 'text' | 'list' | 'hero' | 'own';
}

/**
 * Links the style sheet at the end of what the critical CSS covers. A style sheet in the body blocks only what
 * follows it, so the first paint does not wait.
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
