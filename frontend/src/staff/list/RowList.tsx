import { type ReactNode, useRef } from 'react';
import type { ListRoute, RowOf } from '../../api/staff.ts';
import { Status } from '../../ui/Status.tsx';
import { dashboard } from '../content.ts';
import { useFocusOnArrival } from '../ui/use-focus-on-arrival.ts';
import styles from './ListPanel.module.css';
import { MoreButton } from './MoreButton.tsx';
import { useList } from './use-list.ts';

interface RowListProps<To extends ListRoute> {
  readonly route: To;
  readonly words: { readonly empty: string; readonly failed: string };
  /** The element of a new row that takes the focus. */
  readonly target: string;
  readonly className: string | undefined;
  readonly children: (row: RowOf<To>) => ReactNode;
}

/** All rows of a list, newest first, one page at a time, fetched anew on each visit. */
export function RowList<To extends ListRoute>({
  route,
  words,
  target,
  className,
  children,
}: RowListProps<To>) {
  const list = useList<To>(route, '', { gcTime: 0 });
  const { rows, loading, failed, more, load } = list;
  const place = useRef<HTMLUListElement>(null);
  useFocusOnArrival(place, rows.length, target);
  return (
    <>
      {loading && <output>{dashboard.loading}</output>}
      {!loading && !failed && rows.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      {rows.length > 0 && <Status>{dashboard.count(rows.length, rows.length, more)}</Status>}
      <ul ref={place} className={className}>
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      <MoreButton list={list} onPress={load} words={{ failed: words.failed }} />
    </>
  );
}
