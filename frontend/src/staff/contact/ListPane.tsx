import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactPanel } from '../dashboard/ContactPanel.tsx';
import { ContactRow } from '../dashboard/ContactRow.tsx';
import { useContacts } from '../dashboard/use-contacts.ts';
import { contactPath, viewIn } from '../contacts/view.ts';
import styles from './ListPane.module.css';

interface ListPaneProps {
  /** The contact that is open beside it. */
  readonly id: string;
  readonly onArrived: (count: number) => void;
}

/** The list that the address names, beside one of its contacts. */
export function ListPane({ id, onArrived }: ListPaneProps) {
  const { search } = useLocation();
  const view = viewIn(search);
  const contacts = useContacts(view, onArrived);
  const pane = useRef<HTMLDivElement>(null);
  const { loading } = contacts.list;

  useEffect(() => {
    const row = document.querySelector(`#contact-${id}`)?.closest('li');
    if (!loading && row && pane.current) bringIntoView(pane.current, row);
  }, [id, loading]);

  return (
    <div ref={pane} className={styles.pane}>
      <ContactPanel
        {...{ view, contacts }}
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
