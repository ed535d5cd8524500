import { useEffect } from 'react';

const prefix = 'Error: ';

/** The forms of the page that have problems: the title says so once. */
let forms = 0;

/** Says in the tab and to screen readers that a form of the page came back with problems. */
export function useErrorTitle(active: boolean) {
  useEffect(() => {
    if (!active) return undefined;
    forms += 1;
    if (forms === 1) document.title = prefix + document.title;
    return () => {
      forms -= 1;
      const { title } = document;
      if (forms === 0 && title.startsWith(prefix)) document.title = title.slice(prefix.length);
    };
  }, [active]);
}
