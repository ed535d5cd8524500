import { useEffect } from 'react';

const prefix = 'Error: ';

/** Forms of the page with problems: the title has one prefix. */
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
