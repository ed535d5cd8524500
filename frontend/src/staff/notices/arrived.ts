import type { ContactSubmission } from '#contract/contact/submission.ts';

/** What there was to tell of at one time. */
export interface Look {
  /** Milliseconds since 1970, of this computer. */
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

/** What has come between two looks: new contacts, and answers in one's own. Suspected spam is not told of. */
export function arrivals(before: Look, now: Look): Arrival[] {
  const known = new Set(before.fresh.map(({ id }) => id));
  const newest = before.fresh[0]?.submittedAt ?? '';
  const messages = now.fresh.filter(
    // One that only came back into the first page is older.
    ({ id, submittedAt, suspicions = [] }) =>
      !known.has(id) && submittedAt >= newest && suspicions.length === 0,
  );
  const waited = new Map(before.mine.map(({ id, waitingSince }) => [id, waitingSince ?? '']));
  // One that was not open, or not one's own, is an answer only if somebody wrote since.
  const lastLook = new Date(before.at).toISOString();
  const answers = now.mine.filter(
    ({ id, waitingSince = '' }) => waitingSince > (waited.get(id) ?? lastLook),
  );
  return [
    ...messages.map((contact) => ({ about: 'message', contact }) as const),
    ...answers.map((contact) => ({ about: 'answer', contact }) as const),
  ];
}
