import { Search } from 'lucide';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Status } from '../../ui/Status.tsx';
import { dashboard } from '../content.ts';
import { useFocusOnArrival } from '../ui/use-focus-on-arrival.ts';
import { useNow } from '../ui/use-now.ts';
import { filtered, isMarked } from './list-filter.ts';
import styles from './ListPanel.module.css';
import { MoreButton } from './MoreButton.tsx';
import type { List } from './use-list.ts';

interface Row {
  readonly id: string;
  readonly suspicions?: readonly string[] | undefined;
}

interface ListPanelProps<Of extends Row> {
  words: { heading: string; empty: string; filter: string; failed: string };
  list: List<Of>;
  Card: ComponentType<{ row: Of; now: Date }>;
  /** How often the newest rows were requested. */
  timesShown?: number;
  /** Whether the list is a column beside an open contact. */
  compact?: boolean;
  /** A link that reverses the list. */
  order?: ReactNode;
  /** Between the heading and the rows. */
  above?: ReactNode;
  /** Actions for the filtered rows. */
  actions?: (shown: readonly Of[]) => ReactNode;
  /** Actions for the whole list. */
  tools?: ReactNode;
}

/** One list of the dashboard, newest first, with a filter and a button for the next page. */
export function ListPanel<Of extends Row>({
  words,
  list,
  Card,
  timesShown = 0,
  compact = false,
  order,
  above,
  actions,
  tools,
}: ListPanelProps<Of>) {
  const now = useNow();
  const cards = useRef<HTMLUListElement>(null);
  const { rows, loading, more, setFilter } = list;
  const { text: filter, spamHidden } = list.filter;
  const marked = rows.filter(isMarked).length;
  const shown = filtered(rows, list.filter);
  const count = dashboard.count(shown.length, rows.length, more);
  const noMatch =
    filter.trim() === '' ? dashboard.spam.allHidden : dashboard.noMatch(filter.trim());
  const none = rows.length > 0 && shown.length === 0 ? noMatch : undefined;
  useFocusOnArrival(cards, rows.length, 'h3');
  useFocusOnNewest(cards, timesShown);

  return (
    <section aria-label={words.heading} className={compact ? styles.compact : undefined}>
      <div className={styles.head}>
        <h2>{words.heading}</h2>
        {rows.length > 0 && (
          <>
            <span className={styles.count}>{count}</span>
            {order}
            <div className={styles.tools}>
              {marked > 0 && (
                <label className={styles.spam}>
                  <input
                    type="checkbox"
                    checked={spamHidden}
                    onChange={(event) => setFilter({ spamHidden: event.currentTarget.checked })}
                  />
                  {dashboard.spam.hide(marked)}
                </label>
              )}
              <ListFilter
                label={words.filter}
                value={filter}
                onChange={(text) => setFilter({ text })}
              />
              {actions?.(shown)}
              {tools}
            </div>
          </>
        )}
      </div>
      {above}
      {loading && <output>{dashboard.loading}</output>}
      {!loading && rows.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      {none && <p className={styles.empty}>{none}</p>}
      {rows.length > 0 && <Status>{none ?? count}</Status>}
      <ul ref={cards} className={compact ? styles.rows : styles.cards}>
        {shown.map((row) => (
          <li key={row.id}>
            <Card row={row} now={now} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} onPress={list.load} words={{ failed: words.failed }} />
    </section>
  );
}

/** Focuses the first card once the newest are shown, because the pressed button is gone. */
function useFocusOnNewest(cards: React.RefObject<HTMLUListElement | null>, timesShown: number) {
  useEffect(() => {
    if (timesShown > 0) cards.current?.querySelector<HTMLElement>('h3')?.focus();
  }, [cards, timesShown]);
}

interface ListFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function ListFilter({ label, value, onChange }: ListFilterProps) {
  return (
    <label className={styles.filter}>
      <Icon of={Search} aria-hidden strokeWidth={1.5} />
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        dir="auto"
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
