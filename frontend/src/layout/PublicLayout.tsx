import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { film } from '../content/film.ts';
import { shell } from '../content/shell.ts';
import { PageBoundary } from '../routing/PageBoundary.tsx';
import { PageStyles } from '../routing/PageStyles.tsx';
import { RouteChange } from '../routing/RouteChange.tsx';
import { focusOn } from '../routing/focusOn.ts';
import { BookACall } from '../sections/BookACall.tsx';
import { FilmDialog, type FilmEntry } from './FilmDialog.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './publicLayout.module.css';

/** The frame of every page that visitors see. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [filmEntry, setFilmEntry] = useState<FilmEntry>();

  const closeFilm = () => {
    setFilmEntry(undefined);
    // A consultation goes on at the page's heading. Elsewhere, what opened the film may be gone.
    if (filmEntry === 'consultation' || document.activeElement === document.body)
      focusOn(document.querySelector('h1'));
  };

  return (
    <>
      <a className={styles.skip} href="#content">
        {shell.skip}
      </a>
      <Header onFilm={film && setFilmEntry} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <PageBoundary key={pathname}>{children}</PageBoundary>
      </main>
      <PageStyles of="late" />
      <Footer />
      <aside aria-label={shell.booking.label}>
        <BookACall floating />
      </aside>
      {film && <FilmDialog film={film} open={filmEntry !== undefined} onClose={closeFilm} />}
      <RouteChange />
    </>
  );
}
