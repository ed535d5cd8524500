import { submissionKey, type SubmissionKey } from '../../api/idempotency.ts';
import { onSignedOut } from '../session/signed-in.ts';

/** A note that is being written. It is the same note when it is sent again. */
export interface NoteDraft {
  text: string;
  readonly key: SubmissionKey;
}

const drafts = new Map<string, NoteDraft>();

onSignedOut(() => drafts.clear());

/** The draft of a contact's next note, in this tab's memory: it is there when somebody comes back to the contact. */
export function noteDraft(contact: string): NoteDraft {
  const draft = drafts.get(contact) ?? { text: '', key: submissionKey() };
  drafts.set(contact, draft);
  return draft;
}
