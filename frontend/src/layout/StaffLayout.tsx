import type { ReactNode } from 'react';
import { shell } from '../content/shell.ts';
import { RouteChange } from '../routing/RouteChange.tsx';
import { Logo } from './Logo.tsx';
import styles from './StaffLayout.module.css';

/** The layout of staff pages: no menu, no footer. */
export function StaffLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <header className={`frame ${styles.header}`}>
        <Logo leaving />
        <span className="caption">{shell.staff}</span>
      </header>
      <main id="content">{children}</main>
      <RouteChange />
    </>
  );
}
