import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { routeChangeEvent, startFlag } from '../page-signals.ts';
import { moveFocus } from './move-focus.ts';
import { keepsScroll } from './keep-scroll.ts';
import { PendingPage, useWait } from './PendingPage.tsx';
import styles from './RouteChange.module.css';
import { followScroll } from './scroll.ts';

/**
 * What browsers do when they load a document, done after a navigation: scroll to the top, or on Back and Forward
 * to where the page was left; focus the heading; announce the title. A slow navigation says so.
 */
export function RouteChange() {
  const { key, pathname, hash, state } = useLocation();
  const action = useNavigationType();
  // Entries that the browser makes for fragments have no key.
  const entry = key + hash;
  const shown = useRef({ entry, pathname });
  const [announcement, setAnnouncement] = useState('');
  const wait = useWait();

  useLayoutEffect(() => {
    const scroll = followScroll(entry);
    const { current: before } = shown;
    shown.current = { entry, pathname };
    if (before.entry !== entry) {
      const moved = before.pathname !== pathname;
      const pop = action === NavigationType.Pop;
      const keepsPlace = !moved && !pop && keepsScroll(state);
      const start =
        document.getElementById(hash.slice(1)) ??
        document.querySelector<HTMLElement>(`main [${startFlag}]`);
      const known = pop ? scroll.known : undefined;
      if (keepsPlace) scroll.record();
      else if (start && known === undefined) start.scrollIntoView();
      else scroll.restore(known ?? 0);
      // The focused element may be gone.
      if (moved || !(keepsPlace || pop) || document.activeElement === document.body) {
        moveFocus(start ?? document.querySelector<HTMLElement>('main h1'));
        setAnnouncement(document.title);
      }
      if (moved) dispatchEvent(new Event(routeChangeEvent));
    }
    return scroll.stop;
  }, [entry, pathname, hash, action, state]);

  return (
    <output className={wait === 'short' ? 'visually-hidden' : styles.pending}>
      {wait === 'short' ? announcement : <PendingPage wait={wait} />}
    </output>
  );
}
