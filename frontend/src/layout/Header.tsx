import { House } from 'lucide';
import { contactAction, mainMenu } from '../content/navigation.ts';
import * as shell from '../content/shell.ts';
import { pages } from '../pages.ts';
import { buttonClass } from '../ui/Button.tsx';
import { AskedCount } from './AskedCount.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchButton } from './SearchButton.island.tsx';
import { SolutionsMenu } from './SolutionsMenu.tsx';
import { useCurrent } from './use-current.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Header.module.css';

export function Header() {
  const current = useCurrent();
  return (
    <header className={styles.header}>
      <div className={`frame ${styles.bar}`}>
        <Logo />
        <a
          className={buttonClass('icon', styles.home)}
          href={pages.home.path}
          aria-label={pages.home.label}
        >
          <Icon of={House} aria-hidden strokeWidth={1.5} />
        </a>
        <nav className={styles.menu} aria-label={shell.mainMenu}>
          <ul className={styles.items}>
            {mainMenu.map(({ page, label, path }) => (
              <li key={page}>
                <a className={styles.item} href={path} aria-current={current(page)}>
                  {page === 'home' && <Icon of={House} aria-hidden strokeWidth={1.5} />}
                  {label}
                </a>
              </li>
            ))}
            <li>
              <SolutionsMenu itemClass={styles.item} />
            </li>
          </ul>
          <a
            className={buttonClass('quiet')}
            href={contactAction.path}
            aria-current={current(contactAction.page)}
          >
            {contactAction.label}
            <AskedCount />
          </a>
        </nav>
        <SearchButton />
        <MobileMenu />
      </div>
    </header>
  );
}
