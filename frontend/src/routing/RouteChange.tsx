import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { layOutInTurn, layOutNow } from './below.ts';
import { focusOn } from './focusOn.ts';
import { followScroll } from './scroll.ts';

/**
 * What a browser does by itself when a page loads, done after a navigation: the new page starts at its
 * top, or where it was left on Back and Forward; its heading takes the focus; its title is announced.
 */
export function RouteChange() {
  const { key, pathname, hash } = useLocation();
  const action = useNavigationType();
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    const scroll = followScroll(key);
    if (shownPath.current !== pathname) {
      shownPath.current = pathname;
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (action === NavigationType.Pop) {
        layOutNow();
        scroll.restore();
      } else if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
      focusOn(target ?? document.querySelector<HTMLElement>('main h1'));
      setAnnouncement(document.title);
      dispatchEvent(new Event('routechange'));
    }
    layOutInTurn();
    return scroll.stop;
  }, [key, pathname, hash, action]);

  return <output className="visually-hidden">{announcement}</output>;
}
