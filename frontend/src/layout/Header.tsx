import { House } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { contactAction, mainMenu } from '../content/navigation.ts';
import { shell } from '../content/shell.ts';
import { paths } from '../paths.ts';
import { PageLink } from '../routing/PageLink.tsx';
import { buttonClass } from '../ui/Button.tsx';
import type { OnFilm } from './FilmDialog.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SolutionsMenu } from './SolutionsMenu.tsx';
import { current } from './current.ts';
import styles from './header.module.css';

export interface HeaderProps {
  readonly onFilm: OnFilm;
}

export function Header({ onFilm }: HeaderProps) {
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={`frame ${styles.bar}`}>
        <Logo />
        <nav className={styles.menu} aria-label={shell.mainMenu}>
          <ul className={styles.items}>
            {mainMenu.map(({ label, path }) => (
              <li key={path}>
                <PageLink className={styles.item} to={path} aria-current={current(path, pathname)}>
                  {path === paths.home() ? <HomeIcon label={label} /> : label}
                </PageLink>
              </li>
            ))}
            <li>
              <SolutionsMenu onFilm={onFilm} itemClass={styles.item} />
            </li>
          </ul>
          <PageLink
            className={buttonClass('primary')}
            to={contactAction.path}
            aria-current={current(contactAction.path, pathname)}
          >
            {contactAction.label}
          </PageLink>
        </nav>
        <MobileMenu onFilm={onFilm} />
      </div>
    </header>
  );
}

function HomeIcon({ label }: { readonly label: string }) {
  return (
    <>
      <House aria-hidden strokeWidth={1.5} />
      <span className="visually-hidden">{label}</span>
    </>
  );
}
