import { useLocation } from 'react-router-dom';
import { solutions } from '../content/navigation.ts';
import { PageLink } from '../routing/PageLink.tsx';
import type { OnFilm } from './FilmDialog.tsx';
import { current } from './current.ts';
import styles from './solutionsLinks.module.css';

interface SolutionsLinksProps {
  readonly onFilm: OnFilm;
}

/** What the Solutions entry holds, in the menu of the header as in the side panel. */
export function SolutionsLinks({ onFilm }: SolutionsLinksProps) {
  const { pathname } = useLocation();
  const { about, consultation } = solutions;
  return (
    <ul className={styles.links}>
      {solutions.items.map((item) => (
        <li key={item.path}>
          <PageLink
            className={styles.link}
            to={item.path}
            aria-current={current(item.path, pathname)}
          >
            {item.label}
            <span className={styles.about}>{item.about}</span>
          </PageLink>
        </li>
      ))}
      {onFilm && (
        <li>
          <button type="button" className={styles.link} onClick={() => onFilm('about')}>
            {about}
          </button>
        </li>
      )}
      <li>
        <PageLink
          className={styles.link}
          to={consultation.path}
          onClick={() => onFilm?.('consultation')}
        >
          {consultation.label}
          <span className={styles.about}>{consultation.about}</span>
        </PageLink>
      </li>
    </ul>
  );
}
