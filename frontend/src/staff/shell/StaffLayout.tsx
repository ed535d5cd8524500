import { useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import * as brand from '../../content/brand.ts';
import { logoClass, LogoMark } from '../../ui/LogoMark.tsx';
import { dashboard, shell } from '../content.ts';
import { pages } from '../pages.ts';
import { useSessionState } from '../session/signed-in.ts';
import { StaffBar } from './StaffBar.tsx';
import styles from './StaffLayout.module.css';

/** The layout of the staff area: no footer, and a link to the public site, a separate document. */
export function StaffLayout() {
  const arrival = useArrival();
  const isLoading = useNavigation().state === 'loading';
  const { pathname } = useLocation();
  const isIn = useSessionState() === 'in' && pathname !== pages.adminSignin;
  return (
    <div className={isIn ? styles.signedIn : undefined}>
      {isIn ? (
        <StaffBar />
      ) : (
        <header className={`frame ${styles.header}`}>
          <a className={logoClass} href="/" aria-label={shell.home}>
            <LogoMark name={brand.name} />
          </a>
          <span className="caption">{shell.area}</span>
        </header>
      )}
      {isLoading && <span className={`caption ${styles.loading}`}>{dashboard.loading}</span>}
      <main id="content" aria-busy={isLoading}>
        <Outlet />
      </main>
      <output className="visually-hidden">{arrival}</output>
      <ScrollRestoration />
    </div>
  );
}

/**
 * After a navigation within the app, focuses the heading and returns the title to announce; a document load would have
 * reset the focus and announced it.
 */
function useArrival(): string {
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
