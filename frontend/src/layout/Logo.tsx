import { brand } from '../content/brand.ts';
import { shell } from '../content/shell.ts';
import { pages } from '../pages.ts';
import { PageLink } from '../routing/PageLink.tsx';
import styles from './Logo.module.css';

interface LogoProps {
  /** Loads a new document: the isolation of staff pages would block the frames of public pages. */
  readonly leaving?: boolean;
}

/** The mark and the name; a link home. */
export function Logo({ leaving = false }: LogoProps) {
  return (
    <PageLink
      className={styles.logo}
      to={pages.home.path}
      aria-label={shell.home}
      reloadDocument={leaving}
    >
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.ring} d="M28 16A12 12 0 1 1 16 4" />
        <path className={styles.lit} d="M19.5 4.5A12 12 0 0 1 27.5 12.5" />
        <circle className={styles.dot} cx="16" cy="16" r="2" />
      </svg>
      <span aria-hidden="true">{brand.name}</span>
    </PageLink>
  );
}
