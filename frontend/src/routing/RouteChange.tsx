import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { routeChangeEvent, startFlag } from '../page-signals.ts';
import { layOutNow, layOutWhenIdle } from './deferred-layout.ts';
import { focusOn } from './focus-on.ts';
import { isInPlace } from './in-place.ts';
import { PendingPage, useWait } from './PendingPage.tsx';
import styles from './RouteChange.module.css';
import { followScroll } from './scroll.ts';

/**
 * What a browser does by itself when a page loads, done after a navigation: the new page starts at its
 * top, or where it was left on Back and Forward; its heading takes the focus; its title is announced.
 * A page that takes long to come says so.
 */
export function RouteChange() {
  const { key, pathname, hash, state } = useLocation();
  const action = useNavigationType();
  // The entries that the browser makes for fragments have no keys.
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
      const stays = !moved && !pop && isInPlace(state);
      const start =
        document.getElementById(hash.slice(1)) ??
        document.querySelector<HTMLElement>(`main [${startFlag}]`);
      if (pop || start) layOutNow();
      const known = pop ? scroll.known : undefined;
      if (stays) scroll.note();
      else if (start && known === undefined) start.scrollIntoView();
      else scroll.restore(known ?? 0);
      // What had the focus may have gone with what was shown before.
      if (moved || !(stays || pop) || document.activeElement === document.body) {
        focusOn(start ?? document.querySelector<HTMLElement>('main h1'));
        setAnnouncement(document.title);
      }
      if (moved) dispatchEvent(new Event(routeChangeEvent));
    }
    layOutWhenIdle();
    return scroll.stop;
  }, [entry, pathname, hash, action, state]);

  return (
    <output className={wait === 'short' ? 'visually-hidden' : styles.pending}>
      {wait === 'short' ? announcement : <PendingPage wait={wait} />}
    </output>
  );
}
