import { brand } from '../content/brand.ts';
import styles from './NeedsScript.module.css';

/** Says how to get through where scripts are off: the form cannot send, e-mail and telephone can. */
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
