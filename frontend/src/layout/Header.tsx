import { House } from 'lucide';
import { useLocation } from 'react-router-dom';
import { contactAction, mainMenu } from '../content/navigation.ts';
import { shell } from '../content/shell.ts';
import { pages } from '../pages.ts';
import { PageLink } from '../routing/PageLink.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { AskedCount } from './AskedCount.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SolutionsMenu } from './SolutionsMenu.tsx';
import { current } from './current.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Header.module.css';

export function Header() {
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={`frame ${styles.bar}`}>
        <Logo />
        <nav className={styles.menu} aria-label={shell.mainMenu}>
          <ul className={styles.items}>
            {mainMenu.map(({ page, label, path }) => (
              <li key={page}>
                <PageLink className={styles.item} to={path} aria-current={current(page, pathname)}>
                  {path === pages.home.path ? <HomeIcon label={label} /> : label}
                </PageLink>
              </li>
            ))}
            <li>
              <SolutionsMenu itemClass={styles.item} />
            </li>
          </ul>
          <PageLink
            className={buttonClass('quiet')}
            to={contactAction.path}
            aria-current={current(contactAction.page, pathname)}
          >
            {contactAction.label}
            <AskedCount />
          </PageLink>
        </nav>
        <SearchButton />
        <MobileMenu />
      </div>
    </header>
  );
}

function HomeIcon({ label }: { readonly label: string }) {
  return (
    <>
      <Icon of={House} aria-hidden strokeWidth={1.5} />
      <span className="visually-hidden">{label}</span>
    </>
  );
}
