import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { ContactUpdate } from '#contract/contact/update.ts';
import { contact as words } from './content.ts';

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

/** The change that takes a change back. */
export function undoOf({ status, assignee }: Change, before: State): Change {
  return {
    ...(status !== undefined && { status: before.status }),
    ...(assignee !== undefined && { assignee: before.assignee }),
  };
}

/** What to say of a change that was made. */
export function noticeOf({ status, assignee }: Change, me: string | null): string {
  const texts = [
    assignee !== undefined && assigned(assignee, me),
    status && words.status.changed[status],
  ];
  return texts.filter((text) => text !== undefined && text !== false).join(' ');
}

function assigned(assignee: string | null, me: string | null): string {
  if (assignee === null) return words.assignee.released;
  return assignee === me ? words.assignee.taken : words.assignee.changed(assignee);
}
