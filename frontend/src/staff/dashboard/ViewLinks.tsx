import { Link, useLocation } from 'react-router-dom';
import type { ContactCounts } from '#contract/contact/query.ts';
import { limits } from '#contract/limits.ts';
import { contactAt } from '../pages.ts';
import { rememberView } from '../session/remembered-view.ts';
import { statuses, statusNames } from '../contact-parts/status-content.ts';
import { useAssigneeName, useUsers } from '../contact-parts/use-users.ts';
import {
  contactPath,
  listQueryOf,
  queryOf,
  unassigned,
  useView,
  type View,
  viewPath,
} from '../contact-parts/view.ts';
import { dashboard } from '../content.ts';
import { forgetList } from '../list/list-query.ts';
import { useCounts } from './use-contacts.ts';
import styles from '../list/ViewLinks.module.css';

interface ViewLinksProps {
  /** The counts of the shown assignee. */
  readonly counts: ContactCounts | null;
  /** A change of it means that counts may have changed. */
  readonly etag: string | null;
}

const { views } = dashboard.contacts;

/** Links to the list's views, by assignee and by status. */
export function ViewLinks({ counts, etag }: ViewLinksProps) {
  const { status, assignee, order, only } = useView();
  const { me, others } = useUsers();
  const nameOf = useAssigneeName();
  const ordered = order && { order };
  const whose = assignee && { assignee };
  const some = { ...(status && { status }), ...(only && { only }), ...ordered };
  // A link may name a former user.
  const shown = [me, unassigned, ...others, assignee].filter((each) => each !== undefined);
  const names: Readonly<Record<string, string>> = {
    [unassigned]: views.unassigned,
    ...(me !== null && { [me]: views.mine }),
  };

  return (
    <>
      <nav aria-label={views.byAssignee}>
        <ul className={styles.links}>
          {[...new Set(shown)].map(
            (each) =>
              each !== null && (
                <AssigneeLink
                  key={each}
                  view={{ ...some, assignee: each }}
                  etag={etag}
                  isCurrent={assignee === each}
                >
                  {names[each] ?? nameOf(each)}
                </AssigneeLink>
              ),
          )}
          <AssigneeLink view={some} etag={etag} isCurrent={assignee === undefined}>
            {views.everyone}
          </AssigneeLink>
        </ul>
      </nav>
      <nav aria-label={views.byStatus}>
        <ul className={styles.links}>
          {([undefined, ...statuses, 'all'] as const).map((each) => (
            <ViewLink
              key={each ?? ''}
              view={{ ...(each && { status: each }), ...whose, ...ordered }}
              isCurrent={status === each && only === undefined}
              count={countOf(counts, each)}
            >
              {nameOfStatus(each)}
            </ViewLink>
          ))}
          {(['overdue', 'snoozed'] as const).map((each) => (
            <ViewLink
              key={each}
              view={{ ...whose, only: each }}
              isCurrent={only === each}
              count={countOf(counts, each)}
            >
              {views[each]}
            </ViewLink>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** "To do · Mine". */
export function useViewName(): string {
  const { status, assignee, only } = useView();
  const { me } = useUsers();
  const nameOf = useAssigneeName();
  const what = only === undefined ? nameOfStatus(status) : views[only];
  if (assignee === undefined) return what;
  const whose = assignee === me ? views.mine : nameOf(assignee);
  return `${what} · ${assignee === unassigned ? views.unassigned : whose}`;
}

function nameOfStatus(status: View['status']): string {
  if (status === undefined) return views.todo;
  return status === 'all' ? views.all : statusNames[status];
}

interface ViewLinkProps {
  readonly view: View;
  readonly isCurrent: boolean;
  readonly count?: number | undefined;
  readonly children: string;
}

/** A link with the number of somebody's contacts in the chosen status. */
function AssigneeLink({ etag, ...link }: ViewLinkProps & { readonly etag: string | null }) {
  const counts = useCounts(etag, link.view.assignee);
  return <ViewLink {...link} count={countOf(counts, link.view.only ?? link.view.status)} />;
}

/** Choosing a view refetches it, and makes it the first one next time. */
function ViewLink({ view, isCurrent, count, children }: ViewLinkProps) {
  const open = contactAt(useLocation().pathname);
  const { me } = useUsers();
  return (
    <li>
      <Link
        to={open === undefined ? viewPath(view) : contactPath(open, view)}
        preventScrollReset
        className={styles.link}
        onClick={() => {
          forgetList('GET /contact', listQueryOf(view));
          rememberView(me, queryOf(view));
        }}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span>{children}</span>
        {count !== undefined && <span className={styles.count}> {shownCount(count)}</span>}
      </Link>
    </li>
  );
}

/** The count of a status or of a part of the open contacts; undefined if unknown. */
function countOf(
  counts: ContactCounts | null,
  status: View['status'] | View['only'],
): number | undefined {
  if (counts === null) return undefined;
  if (status === 'all') return statuses.reduce((sum, each) => sum + counts[each], 0);
  if (status !== undefined) return counts[status];
  const isMany = counts.new >= limits.count || counts.open >= limits.count;
  // Snoozed contacts are hidden.
  return isMany ? limits.count : counts.new + counts.open - counts.snoozed;
}

function shownCount(count: number): string {
  return count < limits.count ? `${count}` : views.many(limits.count - 1);
}
