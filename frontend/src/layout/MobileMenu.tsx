import { Menu, X } from 'lucide';
import { useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { contactAction, mainMenu, solutions } from '../content/navigation.ts';
import { shell } from '../content/shell.ts';
import { PageLink } from '../routing/PageLink.tsx';
import { useAfterNavigation } from '../routing/use-after-navigation.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { AskedCount } from './AskedCount.tsx';
import { Logo } from './Logo.tsx';
import { SolutionsLinks } from './SolutionsLinks.tsx';
import { current } from './current.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './MobileMenu.module.css';

declare module 'react' {
  // In the HTML standard, not yet in React's types.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

/** The menu of small screens: a modal dialog. `command` opens it before hydration, where the browser knows it. */
export function MobileMenu() {
  const panel = useRef<HTMLDialogElement>(null);

  // For browsers that do not know `command` yet.
  const open = ({ currentTarget }: MouseEvent) => {
    if (!('command' in currentTarget)) panel.current?.showModal();
  };
  const close = () => panel.current?.close();
  const closeOutside = (event: MouseEvent) => {
    if (event.target === panel.current) close();
  };
  useAfterNavigation(close);

  return (
    <>
      <Button
        variant="icon"
        className={styles.toggle}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor="menu"
        onClick={open}
      >
        <Icon of={Menu} aria-hidden strokeWidth={1.5} />
        <span className="visually-hidden">{shell.openMenu}</span>
        <AskedCount />
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key of this click */}
      <dialog
        ref={panel}
        id="menu"
        className={styles.panel}
        aria-label={shell.mainMenu}
        closedby="any"
        onClick={closeOutside}
      >
        <div className={styles.bar}>
          <Logo />
          <Button
            variant="icon"
            aria-label={shell.closeMenu}
            command="close"
            commandfor="menu"
            onClick={close}
          >
            <Icon of={X} aria-hidden strokeWidth={1.5} />
          </Button>
        </div>
        <Entries />
      </dialog>
    </>
  );
}

function Entries() {
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label={shell.mainMenu}>
        <ul className={styles.items}>
          {mainMenu.map(({ page, label, path }) => (
            <li key={page}>
              <PageLink className={styles.item} to={path} aria-current={current(page, pathname)}>
                {label}
              </PageLink>
            </li>
          ))}
          <li>
            <details>
              <summary className={styles.item} aria-current={current('solutions', pathname)}>
                {solutions.label}
              </summary>
              <SolutionsLinks />
            </details>
          </li>
        </ul>
      </nav>
      <PageLink
        className={buttonClass('primary', styles.action)}
        to={contactAction.path}
        aria-current={current(contactAction.page, pathname)}
      >
        {contactAction.label}
        <AskedCount />
      </PageLink>
    </>
  );
}
