import type { nobody } from '#contract/contact/query.ts';
import type { ContactStatus } from '#contract/contact/status.ts';
import { pages } from '../pages.ts';
import { statuses } from './status-content.ts';

/** What the list of contacts is narrowed to. */
export interface View {
  readonly status?: ContactStatus;
  /** A username, or {@link unassigned}. */
  readonly assignee?: string;
}

/** In place of an assignee: the contacts that nobody has. The contract's own constant would bring its schemas. */
export const unassigned: typeof nobody = 'none';

/** The view that a query asks for. */
export function viewIn(search: string): View {
  const query = new URLSearchParams(search);
  const status = statuses.find((each) => each === query.get('status'));
  const assignee = query.get('assignee');
  return { ...(status && { status }), ...(assignee && { assignee }) };
}

/** A view as a query, of the dashboard and of the API alike. */
export function queryOf({ status, assignee }: View): string {
  const query = new URLSearchParams({ ...(status && { status }), ...(assignee && { assignee }) });
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The dashboard with its list of contacts in a view. */
export function viewPath(view: View): string {
  return pages.adminDashboard.path + queryOf(view);
}

/** History state of a contact's page: the query of the list that led there. */
export function fromList(search: string): { readonly list: string } {
  return { list: search };
}

/** The list that led to a contact's page, or the whole one. */
export function listBefore(state: unknown): string {
  const known = typeof state === 'object' && state !== null && 'list' in state;
  return viewPath(viewIn(known ? String(state.list) : ''));
}
