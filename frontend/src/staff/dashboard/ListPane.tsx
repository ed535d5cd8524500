import { lazy, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import type { Selection } from '../bulk/bulk.ts';
import { SelectionContext } from '../bulk/selection.ts';
import { statusNames } from '../contact-parts/status-content.ts';
import { UsersFailed } from '../contact-parts/UsersFailed.tsx';
import { contactPath, queryOf, useView, type View, viewPath } from '../contact-parts/view.ts';
import { dashboard } from '../content.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { ListPanel } from '../list/ListPanel.tsx';
import { NewestButton } from '../list/NewestButton.tsx';
import { contactAt } from '../pages.ts';
import { ContactRow } from './ContactRow.tsx';
import styles from './ListPane.module.css';
import type { useContacts } from './use-contacts.ts';

const BulkBar = lazy(async () => ({ default: (await import('../bulk/BulkBar.tsx')).BulkBar }));

/** Each list's last scroll position in pixels. */
const places = new Map<string, number>();

/** The contact list of the URL. It scrolls separately beside an open contact. */
export function ListPane({ contacts }: { readonly contacts: ReturnType<typeof useContacts> }) {
  const { list, difference, timesShown, showNewest } = contacts;
  const { pathname } = useLocation();
  const view = useView();
  const id = contactAt(pathname);
  const pane = useRef<HTMLDivElement>(null);
  const { loading } = list;
  const place = queryOf(view);

  useLayoutEffect(() => {
    pane.current?.scrollTo({ top: places.get(place) ?? 0 });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- there is nothing to scroll before the list has loaded
  }, [place, loading]);

  useEffect(() => {
    const row = document.querySelector(`#contact-${id}`)?.closest('li');
    if (!loading && row && pane.current) bringIntoView(pane.current, row);
  }, [id, loading]);

  return (
    <Selecting contacts={contacts}>
      <div
        ref={pane}
        className={styles.pane}
        onScroll={({ currentTarget }) => places.set(place, currentTarget.scrollTop)}
      >
        <ListPanel
          words={{ ...dashboard.contacts, empty: emptyText(view) }}
          list={list}
          Card={ContactRow}
          compact
          timesShown={timesShown}
          tools={
            <ExportButton view={{ list: 'contacts', ...exportedView(view) }} filter={list.filter} />
          }
          above={
            <>
              {id === undefined && <UsersFailed />}
              <NewestButton difference={difference} onShow={showNewest} />
            </>
          }
          order={<OrderLink view={view} openId={id} />}
        />
      </div>
    </Selecting>
  );
}

/** The selectable list, with a bar for the selected contacts. */
function Selecting({
  contacts,
  children,
}: {
  readonly contacts: ReturnType<typeof useContacts>;
  readonly children: ReactNode;
}) {
  const [selected, select] = useState<Selection>(new Map());
  /** The bar stays until closed, because it shows the last result. */
  const [open, setOpen] = useState(false);
  const toggle = (row: ContactSubmission) => {
    const others = new Map(selected);
    if (!others.delete(row.id)) others.set(row.id, row);
    select(others);
    setOpen(true);
  };
  return (
    <SelectionContext value={{ has: (id) => selected.has(id), toggle }}>
      <div className={styles.place}>
        {children}
        {open && (
          <OnDemand fallback={null}>
            <BulkBar
              {...{ contacts, selected }}
              onSelect={select}
              onClose={() => {
                select(new Map());
                setOpen(false);
              }}
            />
          </OnDemand>
        )}
      </div>
    </SelectionContext>
  );
}

/** Reverses the list. */
function OrderLink({ view, openId }: { readonly view: View; readonly openId: string | undefined }) {
  const { order, ...rest } = view;
  const turned: View = order === 'oldest' ? rest : { ...rest, order: 'oldest' };
  return (
    <Link
      to={openId === undefined ? viewPath(turned) : contactPath(openId, turned)}
      className={styles.order}
      aria-current={order === 'oldest' ? 'true' : undefined}
      preventScrollReset
    >
      {dashboard.contacts.views.oldestFirst}
    </Link>
  );
}

/** The view to export, as the API lists it: an export of open contacts includes snoozed ones. */
function exportedView({ status, assignee, only }: View) {
  return {
    ...(status !== 'all' && { status: only ?? status ?? ('todo' as const) }),
    ...(assignee && { assignee }),
  };
}

function emptyText({ status, assignee, only }: View): string {
  const { empty, emptyView } = dashboard.contacts;
  if (only !== undefined) return emptyView(only);
  if (status !== undefined && status !== 'all') return emptyView(statusNames[status].toLowerCase());
  return assignee === undefined ? empty : emptyView('');
}

/** Scrolls only the pane. */
function bringIntoView(pane: HTMLElement, row: HTMLElement): void {
  const { top, bottom } = pane.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  const end = Math.min(bottom, innerHeight);
  if (place.top < top) pane.scrollTop += place.top - top;
  else if (place.bottom > end) pane.scrollTop += place.bottom - end;
}
