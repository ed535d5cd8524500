import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { ContactUpdate } from '#contract/contact/update.ts';

/** What staff ask to be changed of a contact. */
export type Change = ContactUpdate;

type State = Pick<ContactSubmission, keyof Change>;

/** Whether a change would change anything. */
export function changed({ status, assignee }: Change, before: State): boolean {
  return (
    (status !== undefined && status !== before.status) ||
    (assignee !== undefined && assignee !== before.assignee)
  );
}

/** Whoever answers a contact has it then, unless somebody has it or the change says who. */
export function withAnswerer(change: Change, before: State, me: string | null): Change {
  const isFree = change.assignee === undefined && before.assignee === null && me !== null;
  return change.status === 'answered' && isFree ? { ...change, assignee: me } : change;
}

/** What a change makes of a contact. */
export function withChange({ status, assignee }: State, change: Change): State {
  return {
    status: change.status ?? status,
    assignee: change.assignee === undefined ? assignee : change.assignee,
  };
}

/** The change that takes a change back. */
export function undoOf({ status, assignee }: Change, before: State): Change {
  return {
    ...(status !== undefined && { status: before.status }),
    ...(assignee !== undefined && { assignee: before.assignee }),
  };
}
