import { useLocation } from 'react-router-dom';
import type { nobody, todo as todoStatus } from '#contract/contact/query.ts';
import type { ContactStatus } from '#contract/contact/status.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { pages, paths } from '../pages.ts';
import { statuses } from './status-content.ts';

/** What the list of contacts is filtered to. */
export interface View {
  /** Left out: those that are new or open, which are still to be answered. */
  readonly status?: ContactStatus | 'all';
  /** A username, or {@link unassigned}. */
  readonly assignee?: string;
  /** Left out: the newest first. */
  readonly order?: 'oldest';
  /** Which of them alone: see `shown-rows.ts`. */
  readonly only?: 'overdue' | 'snoozed';
}

/** In place of an assignee: the contacts that nobody has. The contract's own constant would bring its schemas. */
export const unassigned: typeof nobody = 'none';

/** A list of the dashboard other than its first. */
export type StaffTab = 'newsletter';

/** The tab that a query asks for. */
export function tabIn(search: string): StaffTab | undefined {
  return new URLSearchParams(search).get('tab') === 'newsletter' ? 'newsletter' : undefined;
}

/** Whether a contact belongs to the list in a view, as the API lists it. */
export function fits(
  contact: Pick<ContactSubmission, 'status' | 'assignee'>,
  { status, assignee }: View,
): boolean {
  const wanted = assignee === unassigned ? null : assignee;
  return hasStatus(contact, status) && (wanted === undefined || contact.assignee === wanted);
}

function hasStatus({ status }: Pick<ContactSubmission, 'status'>, wanted: View['status']) {
  if (wanted === undefined) return status === 'new' || status === 'open';
  return wanted === 'all' || status === wanted;
}

/** The view that a query asks for. */
export function viewIn(search: string): View {
  const query = new URLSearchParams(search);
  const status = viewStatuses.find((each) => each === query.get('status'));
  const assignee = query.get('assignee');
  const only = onlySome.find((each) => each === query.get('only'));
  return {
    ...(status && { status }),
    ...(assignee && { assignee }),
    ...(query.get('order') === 'oldest' && { order: 'oldest' as const }),
    ...(only && { only }),
  };
}

const viewStatuses = [...statuses, 'all'] as const;
const onlySome = ['overdue', 'snoozed'] as const;

/** The view that the page's address asks for. */
export function useView(): View {
  return viewIn(useLocation().search);
}

/** A view as a query of the dashboard. */
export function queryOf({ status, assignee, order, only }: View, tab?: StaffTab): string {
  return searchOf({
    ...(tab && { tab }),
    ...(status && { status }),
    ...(assignee && { assignee }),
    ...(order && { order }),
    ...(only && { only }),
  });
}

/** The query of the API for the rows of a view. Who has waited longest is read first where that is the question. */
export function listQueryOf({ status, assignee, order, only }: View): string {
  const isOldest = order === 'oldest' || only === 'overdue';
  return searchOf({
    ...(status !== 'all' && { status: only ?? status ?? todo }),
    ...(assignee && { assignee }),
    ...(isOldest && { order: 'oldest' }),
  });
}

/** The contract's own constant would bring its schemas. */
const todo: typeof todoStatus = 'todo';

function searchOf(parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The dashboard with its list of contacts in a view, and perhaps another tab open. */
export function viewPath(view: View, tab?: StaffTab): string {
  return pages.adminDashboard + queryOf(view, tab);
}

/** A contact's page, beside the list in a view; its way back leads to the search where that has led to it. */
export function contactPath(id: string, view: View, leadsToSearch = false): string {
  const query = queryOf(view);
  const from = leadsToSearch ? `${query === '' ? '?' : '&'}${fromSearch}` : '';
  return paths.contact(id) + query + from;
}

/** Where a contact's page leads back to. */
export function originOf(search: string): string {
  const view = viewIn(search);
  return isFromSearch(search) ? pages.adminSearch + queryOf(view) : viewPath(view);
}

const fromSearch = 'from=search';

export function isFromSearch(search: string): boolean {
  return new URLSearchParams(search).get('from') === 'search';
}

/** History state of a contact's page that the dashboard's list led to. */
export const fromList = { fromList: true } as const;

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}
