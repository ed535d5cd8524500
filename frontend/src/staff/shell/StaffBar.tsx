import { LogOut, PhoneIncoming, Search } from 'lucide';
import { lazy, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { OnDemand } from '../../ui/OnDemand.tsx';
import * as brand from '../../content/brand.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { queryOf, useView, viewPath } from '../contact-parts/view.ts';
import { dashboard, shell } from '../content.ts';
import { contactAt, pages } from '../pages.ts';
import { signOut } from '../session/sign-out.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { lists, ListTabs } from './ListTabs.tsx';
import styles from './StaffBar.module.css';

const NewCall = lazy(async () => ({ default: (await import('../calls/NewCall.tsx')).NewCall }));

/** The bar of every page: lists, search, new call and account menu. */
export function StaffBar() {
  const { pathname } = useLocation();
  const isContact = contactAt(pathname) !== undefined;
  return (
    <header className={`${styles.bar} ${isContact ? styles.withinContact : ''}`}>
      <a className={styles.home} href="/" aria-label={shell.home}>
        <LogoMark name={brand.name} />
      </a>
      <nav className={styles.nav} aria-label={shell.menu}>
        {isContact || pathname === pages.adminDashboard ? <ListTabs /> : <ListLinks />}
        <SearchLink />
        <NewButton />
      </nav>
      <AccountMenu />
      <LogoutButton />
    </header>
  );
}

/** On pages without the lists. */
function ListLinks() {
  const view = useView();
  return (
    <div className={styles.lists}>
      {lists.map(({ name, label, icon }) => (
        <Link
          key={name}
          to={viewPath(view, { tab: name === 'contacts' ? undefined : name })}
          className={styles.list}
        >
          <Icon of={icon} aria-hidden strokeWidth={1.5} />
          {label}
        </Link>
      ))}
    </div>
  );
}

/** Looks like the search field that it leads to. Back returns to the contacts' view. */
function SearchLink() {
  const { pathname } = useLocation();
  const view = useView();
  const isHere = pathname === pages.adminSearch;
  return (
    <Link
      to={pages.adminSearch + (isHere ? '' : queryOf(view))}
      className={styles.search}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon of={Search} aria-hidden strokeWidth={1.5} />
      <span>{shell.search}</span>
      <kbd aria-hidden="true">/</kbd>
    </Link>
  );
}

/** Records a call. */
function NewButton(): ReactNode {
  /** Undefined until first opened, when its code loads. */
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button type="button" className={styles.new} onClick={() => setOpen(true)}>
        <Icon of={PhoneIncoming} aria-hidden strokeWidth={1.5} />
        {shell.newCall}
      </button>
      {open !== undefined && (
        <OnDemand fallback={null}>
          <NewCall open={open} onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}

/** Ends the session; the page then redirects. */
function LogoutButton() {
  const [busy, setBusy] = useState(false);
  return (
    <button
      type="button"
      className={styles.logout}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => {
        setBusy(true);
        if (!busy) void signOut();
      }}
    >
      <Icon of={LogOut} aria-hidden strokeWidth={1.5} />
      <span>{busy ? dashboard.loggingOut : dashboard.logout}</span>
    </button>
  );
}
