import { useLocation } from 'react-router-dom';
import { current } from '../../layout/current.ts';
import { pages } from '../../pages.ts';
import { PageLink } from '../../routing/PageLink.tsx';
import { menuLabel } from '../content.ts';
import { staffMenu, staffMenuPages } from './menu.ts';
import styles from './StaffMenu.module.css';

/** Links between the pages of the staff area. */
export function StaffMenu() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={menuLabel}>
      <ul className={styles.links}>
        {staffMenuPages.map((name) => (
          <li key={name}>
            <PageLink
              to={pages[name].path}
              className={styles.link}
              aria-current={current(name, pathname)}
            >
              {staffMenu[name]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
