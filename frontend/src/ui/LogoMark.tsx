import styles from './LogoMark.module.css';

/** The class of the link around {@link LogoMark}. */
export const logoClass = styles.logo;

/** The mark and the name. */
export function LogoMark({ name }: { readonly name: string }) {
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.ring} d="M28 16A12 12 0 1 1 16 4" />
        <path className={styles.lit} d="M19.5 4.5A12 12 0 0 1 27.5 12.5" />
        <circle className={styles.dot} cx="16" cy="16" r="2" />
      </svg>
      <span aria-hidden="true">{name}</span>
    </>
  );
}
