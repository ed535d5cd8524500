import { film } from '../content/film.ts';
import { solutions } from '../content/navigation.ts';
import { filmId } from '../islands/signals.ts';
import { useCurrent } from './use-current.ts';
import styles from './SolutionsLinks.module.css';

/** The links of the Solutions entry, in the header's menu and in the mobile menu. */
export function SolutionsLinks() {
  const current = useCurrent();
  const { about, consultation } = solutions;
  return (
    <ul className={styles.links}>
      {solutions.items.map((item) => (
        <li key={item.page}>
          <a className={styles.link} href={item.path} aria-current={current(item.page)}>
            {item.label}
            <span className={styles.about}>{item.about}</span>
          </a>
        </li>
      ))}
      {film && (
        <li>
          <button type="button" className={styles.link} command="show-modal" commandfor={filmId}>
            {about}
          </button>
        </li>
      )}
      <li>
        <a className={styles.link} href={`${consultation.path}#${filmId}`}>
          {consultation.label}
          <span className={styles.about}>{consultation.about}</span>
        </a>
      </li>
    </ul>
  );
}
