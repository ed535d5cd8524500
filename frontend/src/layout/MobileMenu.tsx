import { Menu, X } from 'lucide';
import { contactAction, mainMenu, solutions } from '../content/navigation.ts';
import * as shell from '../content/shell.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AskedCount } from './AskedCount.tsx';
import { useCurrent } from './use-current.ts';
import { Logo } from './Logo.tsx';
import { SolutionsLinks } from './SolutionsLinks.tsx';
import styles from './MobileMenu.module.css';

const id = 'menu';

/** The menu of small screens, a modal dialog. */
export function MobileMenu() {
  return (
    <>
      <Button
        variant="icon"
        className={styles.toggle}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={id}
      >
        <Icon of={Menu} aria-hidden strokeWidth={1.5} />
        <span className="visually-hidden">{shell.openMenu}</span>
        <AskedCount />
      </Button>
      <dialog id={id} className={styles.panel} aria-label={shell.mainMenu} closedby="any">
        <div className={styles.bar}>
          <Logo />
          <Button variant="icon" aria-label={shell.closeMenu} command="close" commandfor={id}>
            <Icon of={X} aria-hidden strokeWidth={1.5} />
          </Button>
        </div>
        <Entries />
      </dialog>
    </>
  );
}

function Entries() {
  const current = useCurrent();
  return (
    <>
      <nav aria-label={shell.mainMenu}>
        <ul className={styles.items}>
          {mainMenu.map(({ page, label, path }) => (
            <li key={page}>
              <a className={styles.item} href={path} aria-current={current(page)}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <details>
              <summary className={styles.item} aria-current={current('solutions')}>
                {solutions.label}
              </summary>
              <SolutionsLinks />
            </details>
          </li>
        </ul>
      </nav>
      <a
        className={buttonClass('primary', styles.action)}
        href={contactAction.path}
        aria-current={current(contactAction.page)}
      >
        {contactAction.label}
        <AskedCount />
      </a>
    </>
  );
}
