import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { ContactUpdate } from '#contract/contact/update.ts';
import { keysOf } from '../../ui/keys-of.ts';

/** A requested change of a contact. */
export type Change = ContactUpdate;

type State = Pick<ContactSubmission, 'status' | 'assignee' | 'tags' | 'snoozedUntil'>;

/** Whether a change differs from the contact's current state. */
export function changed(change: Change, before: State): boolean {
  return JSON.stringify(change) !== JSON.stringify(undoOf(change, before));
}

/** Answering an unassigned contact assigns it to the author, unless the change names somebody. */
export function withAnswerer(change: Change, before: State, me: string | null): Change {
  const isFree = change.assignee === undefined && before.assignee === null && me !== null;
  return change.status === 'answered' && isFree ? { ...change, assignee: me } : change;
}

/** A contact after a change. */
export function withChange<Of extends State>(before: Of, change: Change): Of {
  const { status = before.status, assignee = before.assignee, tags, snoozedUntil } = change;
  const after: Of & State = { ...before, status, assignee };
  if (tags !== undefined) after.tags = tags;
  if (snoozedUntil === null) delete after.snoozedUntil;
  else if (snoozedUntil !== undefined) after.snoozedUntil = snoozedUntil;
  return after;
}

/** The former values of what a change sets. */
export function undoOf(change: Change, { status, assignee, tags = [], ...before }: State): Change {
  const former = { status, assignee, tags, snoozedUntil: before.snoozedUntil ?? null };
  const fields = keysOf(change).filter((field) => change[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, former[field]]));
}
