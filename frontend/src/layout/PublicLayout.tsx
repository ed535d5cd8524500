import { useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { film } from '../content/film.ts';
import { shell } from '../content/shell.ts';
import { RouteChange } from '../routing/RouteChange.tsx';
import { moveFocus } from '../routing/move-focus.ts';
import { asksForFilm, OpenFilmContext } from '../routing/open-film.ts';
import { PrefetchInView } from '../routing/PrefetchInView.tsx';
import { useAfterNavigation } from '../routing/use-after-navigation.ts';
import { BookACall } from '../sections/BookACall.tsx';
import { FilmDialog } from './FilmDialog.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './PublicLayout.module.css';

/** The layout of public pages. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  const { pathname, state } = useLocation();
  const action = useNavigationType();
  const [filmFrom, setFilmFrom] = useState<'page' | 'link'>();

  // A navigation closes the film, unless its link asks for it.
  useAfterNavigation(() =>
    setFilmFrom(asksForFilm(state) && action !== NavigationType.Pop ? 'link' : undefined),
  );
  const closeFilm = () => {
    setFilmFrom(undefined);
    // Focus the heading of a new page, or where the opener is gone.
    if (filmFrom !== 'page' || document.activeElement === document.body)
      moveFocus(document.querySelector('h1'));
  };

  return (
    <OpenFilmContext value={film && (() => setFilmFrom('page'))}>
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
      {film && <FilmDialog film={film} open={filmFrom !== undefined} onClose={closeFilm} />}
      <RouteChange />
      <PrefetchInView key={pathname} />
    </OpenFilmContext>
  );
}
