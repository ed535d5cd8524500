import type { ContactSubmission } from '#contract/contact/submission.ts';

/** The contacts of one poll, to compare with the next. */
export interface Look {
  /** When the poll was made, in milliseconds since 1970 by this computer's clock. */
  readonly at: number;
  /** The newest of the new contacts. */
  readonly fresh: readonly ContactSubmission[];
  /** The user's open contacts: an answer opens the contact again. */
  readonly mine: readonly ContactSubmission[];
}

export interface Arrival {
  readonly about: 'message' | 'answer';
  readonly contact: ContactSubmission;
}

/** What arrived between two polls: new contacts, and answers in the user's own. Suspected spam is left out. */
export function arrivals(before: Look, now: Look): Arrival[] {
  const known = new Set(before.fresh.map(({ id }) => id));
  const newest = before.fresh[0]?.submittedAt ?? '';
  const messages = now.fresh.filter(
    // A contact that only moved back onto the first page is older.
    ({ id, submittedAt, suspicions = [] }) =>
      !known.has(id) && submittedAt >= newest && suspicions.length === 0,
  );
  const waited = new Map(before.mine.map(({ id, waitingSince }) => [id, waitingSince ?? '']));
  // A contact that was not open, or not the user's own, is an answer only if somebody wrote since.
  const lastLook = new Date(before.at).toISOString();
  const answers = now.mine.filter(
    ({ id, waitingSince = '' }) => waitingSince > (waited.get(id) ?? lastLook),
  );
  return [
    ...messages.map((contact) => ({ about: 'message', contact }) as const),
    ...answers.map((contact) => ({ about: 'answer', contact }) as const),
  ];
}
