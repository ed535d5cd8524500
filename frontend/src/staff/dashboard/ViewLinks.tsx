import { Link } from 'react-router-dom';
import type { ContactCounts } from '#contract/contact/query.ts';
import type { ContactStatus } from '#contract/contact/status.ts';
import { limits } from '#contract/limits.ts';
import { dashboard } from '../content.ts';
import { statuses, statusNames } from '../contacts/status-content.ts';
import { useAssigneeName, useUsers } from '../contacts/use-users.ts';
import { queryOf, unassigned, useView, type View } from '../contacts/view.ts';
import { forgetList } from '../list/list-query.ts';
import styles from './ViewLinks.module.css';

interface ViewLinksProps {
  readonly counts: ContactCounts | null;
  /** The address of a view. */
  readonly pathOf: (view: View) => string;
}

const { views } = dashboard.contacts;

/** Links to the list's views: by status, and by who has a contact. */
export function ViewLinks({ counts, pathOf }: ViewLinksProps) {
  const { status, assignee } = useView();
  const { me } = useUsers();
  const withStatus = (wanted?: ContactStatus) =>
    linkTo({ ...(wanted && { status: wanted }), ...(assignee && { assignee }) });
  const withAssignee = (wanted?: string) =>
    linkTo({ ...(status && { status }), ...(wanted && { assignee: wanted }) });
  const linkTo = (view: View) => ({ view, to: pathOf(view) });
  const nameOf = useAssigneeName();
  // A link may name somebody else.
  const other = assignee !== undefined && assignee !== unassigned && assignee !== me;

  return (
    <div className={styles.views}>
      <nav aria-label={views.byStatus}>
        <ul className={styles.links}>
          <ViewLink {...withStatus()} current={status === undefined} count={totalOf(counts)}>
            {views.all}
          </ViewLink>
          {statuses.map((each) => (
            <ViewLink
              key={each}
              {...withStatus(each)}
              current={status === each}
              count={counts?.[each]}
            >
              {statusNames[each]}
            </ViewLink>
          ))}
        </ul>
      </nav>
      <nav aria-label={views.byAssignee}>
        <ul className={styles.links}>
          <ViewLink {...withAssignee()} current={assignee === undefined}>
            {views.everyone}
          </ViewLink>
          {me !== null && (
            <ViewLink {...withAssignee(me)} current={assignee === me}>
              {views.mine}
            </ViewLink>
          )}
          <ViewLink {...withAssignee(unassigned)} current={assignee === unassigned}>
            {views.unassigned}
          </ViewLink>
          {other && (
            <ViewLink {...withAssignee(assignee)} current>
              {nameOf(assignee)}
            </ViewLink>
          )}
        </ul>
      </nav>
    </div>
  );
}

interface ViewLinkProps {
  readonly view: View;
  readonly to: string;
  readonly current: boolean;
  readonly count?: number | undefined;
  readonly children: string;
}

/** A view that somebody chooses is as it is now, not as it was left. */
function ViewLink({ view, to, current, count, children }: ViewLinkProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        className={styles.link}
        onClick={() => forgetList('GET /contact', queryOf(view))}
        aria-current={current ? 'page' : undefined}
      >
        {children}
        {count !== undefined && <span className={styles.count}> {shownCount(count)}</span>}
      </Link>
    </li>
  );
}

/** The sum of all counts; undefined where there are none. */
function totalOf(counts: ContactCounts | null): number | undefined {
  return counts === null ? undefined : Object.values(counts).reduce((sum, each) => sum + each, 0);
}

function shownCount(count: number): string {
  return count < limits.count ? `${count}` : views.many(limits.count - 1);
}
