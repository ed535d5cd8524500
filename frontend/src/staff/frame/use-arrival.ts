import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What a browser does when it loads a document, after a navigation to another page: the heading takes the focus.
 * @returns the page's title, to be announced
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);
  return title;
}
