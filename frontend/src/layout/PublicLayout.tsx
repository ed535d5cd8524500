import { useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { film } from '../content/film.ts';
import { shell } from '../content/shell.ts';
import { pages } from '../pages.ts';
import { PageBoundary } from '../routing/PageBoundary.tsx';
import { PageStyles } from '../routing/PageStyles.tsx';
import { RouteChange } from '../routing/RouteChange.tsx';
import { focusOn } from '../routing/focus-on.ts';
import { asksForFilm, OpenFilmContext } from '../routing/open-film.ts';
import { useAfterNavigation } from '../routing/use-after-navigation.ts';
import { BookACall } from '../sections/BookACall.tsx';
import { FilmDialog } from './FilmDialog.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './PublicLayout.module.css';

/** The frame of every page that visitors see. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  const { pathname, state } = useLocation();
  const action = useNavigationType();
  const [filmFrom, setFilmFrom] = useState<'page' | 'link'>();

  // The film ends with the page that it plays over; only a link leads from one to the other.
  useAfterNavigation(() =>
    setFilmFrom(asksForFilm(state) && action !== NavigationType.Pop ? 'link' : undefined),
  );
  const closeFilm = () => {
    setFilmFrom(undefined);
    // The focus goes on at the heading of a page that is new, or where what opened the film is gone.
    if (filmFrom !== 'page' || document.activeElement === document.body)
      focusOn(document.querySelector('h1'));
  };

  return (
    <OpenFilmContext value={film && (() => setFilmFrom('page'))}>
      <a className={styles.skip} href="#content">
        {shell.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        <PageBoundary key={pathname}>{children}</PageBoundary>
      </main>
      <PageStyles of="late" />
      <Footer />
      {/* The contact page's own first view offers the same. */}
      {pathname !== pages.contact.path && (
        <aside aria-label={shell.booking.label}>
          <BookACall floating />
        </aside>
      )}
      {film && <FilmDialog film={film} open={filmFrom !== undefined} onClose={closeFilm} />}
      <RouteChange />
    </OpenFilmContext>
  );
}
