import { onSessionEnd } from '../../api/activity.ts';
import { submissionKey } from '../../api/idempotency.ts';
import { unlessBlocked } from '../../ui/unless-blocked.ts';
import { keysOf } from '../../ui/keys-of.ts';

/** Drafts: a note on a contact is kept for this tab only, a reply until it is sent, a newsletter until it is saved. */
type Kind = 'note' | 'reply' | 'campaign';

const storages: Readonly<Record<Kind, () => Storage>> = {
  note: () => sessionStorage,
  reply: () => localStorage,
  campaign: () => localStorage,
};
const kinds = keysOf(storages);

const kindOf = (name: string) => kinds.find((kind) => name.startsWith(`${kind} `));

const keys = new Map<string, ReturnType<typeof submissionKey>>();
const texts = new Map(
  kinds
    .flatMap((kind) => unlessBlocked(() => Object.entries<string>(storages[kind]())) ?? [])
    .filter(([name]) => kindOf(name) !== undefined),
);

/**
 * A draft, until it is sent or saved. It outlasts a reload and the end of a session, for its author only, but not a
 * logout; a note does not outlast the tab either. Where storage is blocked or full, a reload loses it.
 * @param author null while that is not known: nothing is kept
 * @param id of the contact, or of the newsletter
 */
export function draftOf(kind: Kind, author: string | null, id: string) {
  const name = `${kind} ${id} ${author ?? ''}`;
  const key = keys.get(name) ?? submissionKey();
  keys.set(name, key);
  return {
    /** A repeated send reuses the key. */
    key,
    read: () => texts.get(name) ?? '',
    keep: (text: string) => {
      if (author === null) return;
      if (text === '') texts.delete(name);
      else texts.set(name, text);
      store(name, text);
    },
  };
}

function store(name: string, text: string): void {
  const kind = kindOf(name);
  if (kind === undefined) return;
  unlessBlocked(() =>
    text === '' ? storages[kind]().removeItem(name) : storages[kind]().setItem(name, text),
  );
}

/** On logout, forgets everybody's unsent texts. */
export function dropDrafts(): void {
  for (const name of texts.keys()) store(name, '');
  texts.clear();
  keys.clear();
}

/** Writes them back: when a session ends, also by a timeout, the server has the browser clear its storage. */
export function restoreDrafts(): void {
  for (const [name, text] of texts) store(name, text);
}

// In every open tab of the staff area.
onSessionEnd((byLogout) => byLogout && dropDrafts());

// Written or saved in another tab. When the server has the whole storage cleared, `name` is null and drafts stay.
if ('document' in globalThis) {
  addEventListener('storage', ({ key: name, newValue }) => {
    if (name === null || kindOf(name) === undefined) return;
    if (newValue === null) texts.delete(name);
    else texts.set(name, newValue);
  });
}
