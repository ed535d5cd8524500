import { ChevronDown } from 'lucide';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { keysOf } from '../../ui/keys-of.ts';
import { useUsers, useUsersOnPage } from '../contact-parts/use-users.ts';
import { accountMenu, shell } from '../content.ts';
import { useMe } from '../data/use-me.ts';
import { ShortcutsButton } from '../keys/ShortcutsButton.tsx';
import { pages } from '../pages.ts';
import styles from './AccountMenu.module.css';

const menuId = 'account-menu';

/** The signed-in user, and links to the pages beside the lists. */
export function AccountMenu() {
  useUsersOnPage();
  const { me } = useUsers();
  const isOwner = useMe()?.role === 'owner';
  const offered = accountMenuPages.filter((name) => isOwner || !ownerPages.has(name));
  const { key, pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  // Close it: the chosen page is open.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs after each navigation
  useEffect(() => menu.current?.hidePopover(), [key]);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={menuId}
        aria-label={me === null ? shell.account : `${shell.signedInAs} ${me}`}
      >
        {me !== null && (
          <>
            {/* Without text: the label has the name alone. */}
            <span className={styles.initial} data-initial={me.slice(0, 1)} />
            <span className={styles.name}>{me}</span>
          </>
        )}
        <Icon of={ChevronDown} aria-hidden strokeWidth={1.5} />
      </button>
      <div ref={menu} id={menuId} popover="auto" className={styles.menu}>
        {me !== null && (
          <p className={styles.who}>
            {shell.signedInAs} <strong>{me}</strong>
          </p>
        )}
        <nav aria-label={shell.account}>
          <ul className={styles.pages}>
            {offered.map((name) => (
              <li key={name}>
                <Link
                  to={pages[name]}
                  className={styles.page}
                  aria-current={pages[name] === pathname ? 'page' : undefined}
                >
                  {accountMenu[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ShortcutsButton onOpen={() => menu.current?.hidePopover()} />
      </div>
    </>
  );
}

type MenuPage = keyof typeof accountMenu;

const ownerPages: ReadonlySet<MenuPage> = new Set(['adminTeam']);

const accountMenuPages = keysOf(accountMenu);
