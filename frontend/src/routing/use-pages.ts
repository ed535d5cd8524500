import { createContext, startTransition, useCallback, useState } from 'react';
import {
  createPath,
  NavigationType,
  parsePath,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { isStaff, pageAt, rowOf } from '../pages.ts';

/** False in a page that is drawn and hidden. */
export const ShownContext = createContext(true);

/** One page in the document. */
interface DrawnPage {
  /** Counts visits: two of the same page are two keys. */
  readonly visit: number;
  readonly location: Location;
}

interface Pages {
  readonly shown: DrawnPage;
  /** The page before, hidden: Back shows it as it was. */
  readonly left?: DrawnPage | undefined;
  /** The page of the link that was pointed at last, hidden. */
  readonly next?: DrawnPage | undefined;
}

/** The page at the URL, hidden ones, and `drawAhead`, which renders a link's page hidden: a click has only to show it. */
export function usePages() {
  const location = useLocation();
  const action = useNavigationType();
  const [drawn, setDrawn] = useState<Pages>({ shown: { visit: 0, location } });
  const pages = drawn.shown.location === location ? drawn : navigated(drawn, location, action);
  if (pages !== drawn) setDrawn(pages);

  const drawAhead = useCallback((link: string) => {
    startTransition(() => setDrawn((current) => withNext(current, link)));
  }, []);
  const hidden = [pages.left, pages.next].filter((page) => page !== undefined);
  return { shown: pages.shown, hidden, drawAhead };
}

function navigated(pages: Pages, location: Location, action: NavigationType): Pages {
  const { shown, left, next } = pages;
  if (isSamePage(shown.location, location)) return { ...pages, shown: { ...shown, location } };
  const known = action === NavigationType.Pop ? left : next;
  const isKnown =
    known?.location.pathname === location.pathname &&
    (action !== NavigationType.Pop || known.location.key === location.key);
  return {
    shown: { visit: isKnown ? known.visit : nextVisit(pages), location },
    left: mayHide(shown.location) ? shown : undefined,
  };
}

function withNext(pages: Pages, link: string): Pages {
  const { pathname = '/', search = '' } = parsePath(link);
  const location = { pathname, search, hash: '', state: null, key: 'next' };
  if (isSamePage(pages.shown.location, location) || !mayHide(location)) return pages;
  if (pages.next && createPath(pages.next.location) === createPath(location)) return pages;
  return { ...pages, next: { visit: nextVisit(pages), location } };
}

/** A staff page draws what the API says of another path itself. */
function isSamePage(one: Location, other: Location): boolean {
  const name = pageAt(one.pathname);
  return isStaff(name) ? name === pageAt(other.pathname) : one.pathname === other.pathname;
}

/** Whether a page may be in the document unseen: not where it holds other people's data or a link from a mail. */
function mayHide({ pathname }: Location): boolean {
  const name = pageAt(pathname);
  return !isStaff(name) && !rowOf(name).unlisted && rowOf(name).errorPrefix === undefined;
}

function nextVisit({ shown, left, next }: Pages): number {
  return Math.max(shown.visit, left?.visit ?? 0, next?.visit ?? 0) + 1;
}
