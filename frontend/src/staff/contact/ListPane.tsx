import { useEffect, useRef } from 'react';
import { ContactPanel } from '../dashboard/ContactPanel.tsx';
import { ContactRow } from '../dashboard/ContactRow.tsx';
import { useContacts } from '../dashboard/use-contacts.ts';
import { contactPath } from '../contacts/view.ts';
import styles from './ListPane.module.css';

interface ListPaneProps {
  /** The contact that is open beside it. */
  readonly id: string;
  /** Called with the number of contacts that have arrived and are not shown yet. */
  readonly onArrived: (count: number) => void;
}

/** The list that the address names, beside one of its contacts. */
export function ListPane({ id, onArrived }: ListPaneProps) {
  const contacts = useContacts();
  const pane = useRef<HTMLDivElement>(null);
  const { loading } = contacts.list;
  const { arrived } = contacts.difference;

  useEffect(() => onArrived(arrived), [arrived, onArrived]);

  useEffect(() => {
    const row = document.querySelector(`#contact-${id}`)?.closest('li');
    if (!loading && row && pane.current) bringIntoView(pane.current, row);
  }, [id, loading]);

  return (
    <div ref={pane} className={styles.pane}>
      <ContactPanel
        contacts={contacts}
        Card={ContactRow}
        pathOf={(of) => contactPath(id, of)}
        compact
      />
    </div>
  );
}

/** Scrolls the pane, and nothing around it: its end may be below the window's. */
function bringIntoView(pane: HTMLElement, row: HTMLElement): void {
  const { top, bottom } = pane.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  const end = Math.min(bottom, innerHeight);
  if (place.top < top) pane.scrollTop += place.top - top;
  else if (place.bottom > end) pane.scrollTop += place.bottom - end;
}
