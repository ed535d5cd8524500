import type { ReactNode } from 'react';
import { film } from '../content/film.ts';
import * as shell from '../content/shell.ts';
import { BookACall } from '../sections/BookACall.tsx';
import { FilmDialog } from './FilmDialog.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './PublicLayout.module.css';

/** The layout of public pages. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#content">
        {shell.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <aside aria-label={shell.booking.label}>
        <BookACall floating />
      </aside>
      {film && <FilmDialog film={film} />}
    </>
  );
}
