import { brand } from '../content/brand.ts';
import { shell } from '../content/shell.ts';
import { pages } from '../pages.ts';
import styles from './Logo.module.css';

/** The mark and the name; a link home. */
export function Logo() {
  return (
    <a className={styles.logo} href={pages.home.path} aria-label={shell.home}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.ring} d="M28 16A12 12 0 1 1 16 4" />
        <path className={styles.lit} d="M19.5 4.5A12 12 0 0 1 27.5 12.5" />
        <circle className={styles.dot} cx="16" cy="16" r="2" />
      </svg>
      <span aria-hidden="true">{brand.name}</span>
    </a>
  );
}
