import { Fragment, type ReactNode } from 'react';
import styles from './card.module.css';

/** Names and values in two columns, without undefined ones. */
export function Fields({ of }: { readonly of: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={styles.fields}>
      {Object.entries(of).map(
        ([name, value]) =>
          value !== undefined && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
