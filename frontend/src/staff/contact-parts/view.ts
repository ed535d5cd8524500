import { useLocation } from 'react-router-dom';
import type { nobody, todo as todoStatus } from '#contract/contact/query.ts';
import type { ContactStatus } from '#contract/contact/status.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { SubscriberStatus } from '#contract/newsletter.ts';
import { pages, paths } from '../pages.ts';
import { statuses } from './status-content.ts';

/** The filters of the contact list. */
export interface View {
  /** Left out: new and open ones, which still need an answer. */
  readonly status?: ContactStatus | 'all';
  /** A username, or {@link unassigned}. */
  readonly assignee?: string;
  /** Left out: newest first. */
  readonly order?: 'oldest';
  /** Narrows them further: see `shown-rows.ts`. */
  readonly only?: 'overdue' | 'snoozed';
}

/** Stands for unassigned contacts. Importing the contract's constant would bundle its schemas. */
export const unassigned: typeof nobody = 'none';

/** A list of the dashboard after the first. */
export type StaffTab = 'newsletter';

export function tabIn(search: string): StaffTab | undefined {
  return new URLSearchParams(search).get('tab') === 'newsletter' ? 'newsletter' : undefined;
}

/** Whether the API lists a contact in a view. */
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

/** The view in the page's URL. */
export function useView(): View {
  return viewIn(useLocation().search);
}

/** What a query says beside the view. */
interface Beside {
  readonly tab?: StaffTab | undefined;
  /** The filter of the other list. */
  readonly subscribers?: SubscriberStatus | undefined;
  /** Where a contact was opened. */
  readonly from?: 'search' | undefined;
}

/** A view as a query of the dashboard. */
export function queryOf(
  { status, assignee, order, only }: View,
  { tab, ...others }: Beside = {},
): string {
  return searchOf({ tab, status, assignee, order, only, ...others });
}

/** The API query for the rows of a view. Overdue contacts come longest waiting first. */
export function listQueryOf({ status, assignee, order, only }: View): string {
  return searchOf({
    status: status === 'all' ? undefined : (only ?? status ?? todo),
    assignee,
    order: only === 'overdue' ? 'oldest' : order,
  });
}

/** Importing the contract's constant would bundle its schemas. */
const todo: typeof todoStatus = 'todo';

/** A query of the parameters that have a value; empty if none has. */
export function searchOf(parameters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The dashboard with a view of the contact list, and perhaps another open tab and its filter. */
export function viewPath(view: View, beside?: Beside): string {
  return pages.adminDashboard + queryOf(view, beside);
}

/** A contact's page beside a view of the list. Back leads to the search if the contact was opened there. */
export function contactPath(id: string, view: View, leadsToSearch = false): string {
  return paths.contact(id) + queryOf(view, { from: leadsToSearch ? 'search' : undefined });
}

/** The target of a contact page's Back link. */
export function originOf(search: string): string {
  const view = viewIn(search);
  return isFromSearch(search) ? pages.adminSearch + queryOf(view) : viewPath(view);
}

export function isFromSearch(search: string): boolean {
  return new URLSearchParams(search).get('from') === 'search';
}

/** The history state of a contact's page opened from the list. */
export const fromList = { fromList: true } as const;

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}
