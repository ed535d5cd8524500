import { useEffect } from 'react';

const prefix = 'Error: ';

/** The number of the page's forms with problems. They share one title prefix. */
let forms = 0;

/** Prefixes the title while a form has problems, for the tab and for screen readers. */
export function useErrorTitle(active: boolean) {
  useEffect(() => {
    if (!active) return undefined;
    forms += 1;
    if (forms === 1) document.title = prefix + document.title;
    return () => {
      forms -= 1;
      if (forms === 0) document.title = document.title.replace(prefix, '');
    };
  }, [active]);
}
