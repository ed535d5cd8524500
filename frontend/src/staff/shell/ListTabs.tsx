import { type IconNode, Inbox, Newspaper } from 'lucide';
import { type KeyboardEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { type StaffTab, tabIn, useView, viewPath } from '../contact-parts/view.ts';
import { dashboard } from '../content.ts';
import { subscribersIn } from '../newsletter/subscriber-view.ts';
import { contactAt } from '../pages.ts';
import styles from './StaffBar.module.css';

type ListName = 'contacts' | StaffTab;

export const lists = [
  { name: 'contacts', label: dashboard.contacts.tab, icon: Inbox },
  { name: 'newsletter', label: dashboard.newsletter.tab, icon: Newspaper },
] as const satisfies { name: ListName; label: string; icon: IconNode }[];

/** The tabs of the lists, after the ARIA Authoring Practices: arrow keys move and activate at once. */
export function ListTabs() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = useView();
  const place = useRef<HTMLDivElement>(null);
  const isContact = contactAt(pathname) !== undefined;
  const open: ListName = isContact ? 'contacts' : (tabIn(search) ?? 'contacts');

  function show(name: ListName) {
    const tab = name === 'contacts' ? undefined : name;
    const path = viewPath(view, { tab, subscribers: subscribersIn(search) });
    void navigate(path, { replace: !isContact, preventScrollReset: true });
  }

  function move(event: KeyboardEvent) {
    const at = lists.findIndex(({ name }) => name === open);
    const last = lists.length - 1;
    const targets: Record<string, number> = {
      ArrowLeft: at === 0 ? last : at - 1,
      ArrowRight: at === last ? 0 : at + 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    const list = target === undefined ? undefined : lists[target];
    if (list === undefined) return;
    event.preventDefault();
    show(list.name);
    place.current?.querySelector<HTMLElement>(`#tab-${list.name}`)?.focus();
  }

  return (
    <div ref={place} className={styles.lists} role="tablist" aria-label={dashboard.tabs}>
      {lists.map(({ name, label, icon }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          className={styles.list}
          aria-selected={name === open}
          aria-controls={`panel-${name}`}
          tabIndex={name === open ? 0 : -1}
          onClick={() => show(name)}
          onKeyDown={move}
        >
          <Icon of={icon} aria-hidden strokeWidth={1.5} />
          {label}
        </button>
      ))}
    </div>
  );
}
