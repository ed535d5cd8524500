import { Link, useLocation } from 'react-router-dom';
import { queryOf, useView } from '../contacts/view.ts';
import { frame } from '../content.ts';
import { contactAt } from '../session/after-sign-in.ts';
import { pages } from '../pages.ts';
import { useRole } from '../data/use-role.ts';
import { type MenuPage, ownerPages, staffMenu, staffMenuPages } from './menu.ts';
import styles from './StaffMenu.module.css';

/** Links between the pages of the staff area. The search leads back to the view of the contacts that led there. */
export function StaffMenu() {
  const { pathname } = useLocation();
  const view = useView();
  const role = useRole();
  const shown = staffMenuPages.filter((name) => role === 'owner' || !ownerPages.has(name));
  const queryFor = (name: MenuPage) => {
    const keepsView = name === 'adminDashboard' || name === 'adminSearch';
    return keepsView && pages[name] !== pathname ? queryOf(view) : '';
  };
  const currentFor = (name: MenuPage) => {
    if (pages[name] === pathname) return 'page';
    // A contact's page is below the dashboard.
    return name === 'adminDashboard' && contactAt(pathname) !== undefined ? 'true' : undefined;
  };
  return (
    <nav aria-label={frame.menu}>
      <ul className={styles.links}>
        {shown.map((name) => (
          <li key={name}>
            <Link
              to={pages[name] + queryFor(name)}
              className={styles.link}
              aria-current={currentFor(name)}
            >
              {staffMenu[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
