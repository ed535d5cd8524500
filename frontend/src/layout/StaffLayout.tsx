import { Outlet } from 'react-router-dom';
import { brand } from '../content/brand.ts';
import { paths } from '../paths.ts';
import { PageLink } from '../routing/PageLink.tsx';
import styles from './staff.module.css';

/** The plain frame of the staff area: no menu, no footer, nothing that sells. */
export function StaffLayout() {
  return (
    <>
      <header className={`frame ${styles.header}`}>
        <PageLink to={paths.home()}>{brand.name}</PageLink>
        <span className="caption">Staff</span>
      </header>
      <main id="content">
        <Outlet />
      </main>
    </>
  );
}
