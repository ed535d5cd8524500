import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { solutions } from '../content/navigation.ts';
import { OpenFilmContext, withFilm } from '../routing/open-film.ts';
import { PageLink } from '../routing/PageLink.tsx';
import { current } from './current.ts';
import styles from './SolutionsLinks.module.css';

/** The links of the Solutions entry, in the header's menu and in the mobile menu. */
export function SolutionsLinks() {
  const { pathname } = useLocation();
  const openFilm = use(OpenFilmContext);
  const { about, consultation } = solutions;
  return (
    <ul className={styles.links}>
      {solutions.items.map((item) => (
        <li key={item.page}>
          <PageLink
            className={styles.link}
            to={item.path}
            aria-current={current(item.page, pathname)}
          >
            {item.label}
            <span className={styles.about}>{item.about}</span>
          </PageLink>
        </li>
      ))}
      {openFilm && (
        <li>
          <button type="button" className={styles.link} onClick={openFilm}>
            {about}
          </button>
        </li>
      )}
      <li>
        <PageLink className={styles.link} to={consultation.path} state={withFilm}>
          {consultation.label}
          <span className={styles.about}>{consultation.about}</span>
        </PageLink>
      </li>
    </ul>
  );
}
