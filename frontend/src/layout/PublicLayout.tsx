import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { film } from '../content/film.ts';
import { shell } from '../content/shell.ts';
import { PageBoundary } from '../routing/PageBoundary.tsx';
import { RouteChange } from '../routing/RouteChange.tsx';
import { BookACall } from '../sections/BookACall.tsx';
import { FilmDialog } from './FilmDialog.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './publicLayout.module.css';

/** The frame of every page that visitors see. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [filmOpen, setFilmOpen] = useState(false);

  const closeFilm = () => {
    setFilmOpen(false);
    // What opened the film may be gone: a closed menu, or the page before a navigation.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus();
  };

  return (
    <>
      <a className={styles.skip} href="#content">
        {shell.skip}
      </a>
      <Header onFilm={film && (() => setFilmOpen(true))} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <PageBoundary key={pathname}>{children}</PageBoundary>
      </main>
      <Footer />
      <aside aria-label={shell.booking.label}>
        <BookACall floating />
      </aside>
      {film && <FilmDialog film={film} open={filmOpen} onClose={closeFilm} />}
      <RouteChange />
    </>
  );
}
