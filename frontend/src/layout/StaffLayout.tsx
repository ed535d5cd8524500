import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { shell } from '../content/shell.ts';
import { pageAt } from '../pages.ts';
import { PageBoundary } from '../routing/PageBoundary.tsx';
import { PageStyles } from '../routing/PageStyles.tsx';
import { RouteChange } from '../routing/RouteChange.tsx';
import { Logo } from './Logo.tsx';
import styles from './StaffLayout.module.css';

/** The layout of staff pages: no menu, no footer. */
export function StaffLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <header className={`frame ${styles.header}`}>
        <Logo leaving />
        <span className="caption">{shell.staff}</span>
      </header>
      <main id="content">
        <PageBoundary key={pageAt(pathname)}>{children}</PageBoundary>
      </main>
      <PageStyles of="late" />
      <RouteChange />
    </>
  );
}
