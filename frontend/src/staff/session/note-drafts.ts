import { onSessionEnd } from '../../api/activity.ts';
import { submissionKey, type SubmissionKey } from '../../api/idempotency.ts';

const prefix = 'note ';
const keys = new Map<string, SubmissionKey>();
const texts = new Map(
  stored((storage) => Object.entries<string>(storage).filter(([name]) => name.startsWith(prefix))),
);

/**
 * The note that somebody is writing about a contact, until it is sent: in session storage, as the contact form's draft.
 * It outlasts a reload and a session that ends, for its author alone; what is written about a visitor does not outlast
 * the tab, nor a logout.
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
      stored((storage) => (text === '' ? storage.removeItem(name) : storage.setItem(name, text)));
    },
  };
}

/** With a logout: nothing that anybody has begun stays. */
export function dropNoteDrafts(): void {
  for (const name of texts.keys()) stored((storage) => storage.removeItem(name));
  texts.clear();
  keys.clear();
}

/** Stores them again: the server has the browser clear its storage when a session ends, also one that nobody ended. */
export function restoreNoteDrafts(): void {
  for (const [name, text] of texts) stored((storage) => storage.setItem(name, text));
}

// In every tab that has a page of the staff's open.
onSessionEnd((byLogout) => byLogout && dropNoteDrafts());

function stored<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // Where storage is blocked or full: a reload forgets them.
    return undefined;
  }
}
