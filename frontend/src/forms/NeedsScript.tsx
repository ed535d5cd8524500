import { brand } from '../content/brand.ts';
import styles from './NeedsScript.module.css';

/** Shows e-mail and telephone where scripts are off. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className={styles.note}>
        {what} needs JavaScript, which is off in this browser. Please write to{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a> or call{' '}
        <a href={brand.phone.href}>{brand.phone.shown}</a> instead.
      </p>
    </noscript>
  );
}
