import { Fragment, type ReactNode } from 'react';
import cardStyles from '../ui/card.module.css';
import { LocalTime } from '../ui/LocalTime.tsx';
import { localTime } from '../ui/time.ts';
import styles from './page.module.css';

interface FieldsProps {
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values, without those that have none. */
export function Fields({ rows }: FieldsProps) {
  return (
    <dl className={cardStyles.fields}>
      {rows.map(
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

interface EntriesProps {
  readonly heading: string;
  readonly entries: readonly { readonly at: string; readonly text: string }[];
}

/** What was written or done when, the oldest first. */
export function Entries({ heading, entries }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <div className={styles.entries}>
      <p className="caption">{heading}</p>
      <ul>
        {entries.map(({ at, text }) => (
          <li key={at + text}>
            <span>{text}</span> <LocalTime at={at} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function timeOf(time: string | undefined): string | undefined {
  return time === undefined ? undefined : localTime(new Date(time));
}
