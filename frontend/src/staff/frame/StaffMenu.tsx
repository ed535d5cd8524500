import { useLocation } from 'react-router-dom';
import { current } from '../../layout/current.ts';
import { pageAt, type PageName, pages } from '../../pages.ts';
import { PageLink } from '../../routing/PageLink.tsx';
import { useHydrated } from '../../routing/use-hydrated.ts';
import { queryOf, viewIn } from '../contacts/view.ts';
import { menuLabel } from '../content.ts';
import { staffMenu, staffMenuPages } from './menu.ts';
import styles from './StaffMenu.module.css';

/** Links between the pages of the staff area. The search leads back to the view of the contacts that led there. */
export function StaffMenu() {
  const { pathname, search } = useLocation();
  const page = pageAt(pathname);
  // The prerendered page stands for all views.
  const view = useHydrated() ? queryOf(viewIn(search)) : '';
  const queryFor = (name: PageName) =>
    name !== page && (name === 'adminDashboard' || name === 'adminSearch') ? view : '';
  return (
    <nav aria-label={menuLabel}>
      <ul className={styles.links}>
        {staffMenuPages.map((name) => (
          <li key={name}>
            <PageLink
              to={pages[name].path + queryFor(name)}
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
