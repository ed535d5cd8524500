import { onSessionEnd } from '../../api/activity.ts';
import { submissionKey, type SubmissionKey } from '../../api/idempotency.ts';
import { unlessBlocked } from '../../ui/unless-blocked.ts';

const prefix = 'note ';
const keys = new Map<string, SubmissionKey>();
const texts = new Map(
  unlessBlocked(() =>
    Object.entries<string>(sessionStorage).filter(([name]) => name.startsWith(prefix)),
  ),
);

/**
 * The note that somebody is writing about a contact, until it is sent: in session storage, as the contact form's draft.
 * It outlasts a reload and a session that ends, for its author alone; what is written about a visitor does not outlast
 * the tab, nor a logout. Where storage is blocked or full, a reload forgets it.
 * @param author null while that is not known: nothing is kept
 */
export function noteDraft(author: string | null, contact: string) {
  const name = `${prefix}${contact} ${author ?? ''}`;
  const key = keys.get(name) ?? submissionKey();
  keys.set(name, key);
  return {
    /** It is the same note when it is sent again. */
    key,
    read: () => texts.get(name) ?? '',
    keep: (text: string) => {
      if (author === null) return;
      if (text === '') texts.delete(name);
      else texts.set(name, text);
      unlessBlocked(() =>
        text === '' ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, text),
      );
    },
  };
}

/** With a logout: nothing that anybody has begun stays. */
export function dropNoteDrafts(): void {
  for (const name of texts.keys()) unlessBlocked(() => sessionStorage.removeItem(name));
  texts.clear();
  keys.clear();
}

/** Stores them again: the server has the browser clear its storage when a session ends, also one that nobody ended. */
export function restoreNoteDrafts(): void {
  for (const [name, text] of texts) unlessBlocked(() => sessionStorage.setItem(name, text));
}

// In every tab that has a page of the staff's open.
onSessionEnd((byLogout) => byLogout && dropNoteDrafts());
