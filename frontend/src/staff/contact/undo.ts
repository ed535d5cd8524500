import { useSyncExternalStore } from 'react';
import type { Contact } from '#contract/contact/detail.ts';
import type { Message } from '#contract/contact/message.ts';
import { callForStaff } from '../../api/staff.ts';
import { listeners } from '../../ui/listeners.ts';
import { toast } from '../../ui/toast.ts';
import { type Change, changed } from '../contact-parts/change.ts';
import { changesSince } from '../contact-parts/history.ts';
import { updateLists } from '../contact-parts/lists.ts';
import { currentIn, dataOf, statusOf, successOf } from '../data/query-client.ts';
import { reply as replyWords } from '../reply/content.ts';
import { replyDraft, type ReplyDraft } from '../reply/draft.ts';
import { afterSending } from '../reply/use-sending.ts';
import type { Undoable } from '../ui/undo-line.ts';
import { rereadContact, saveChange, showContact, shownContact } from './contact-query.ts';
import { contact as words } from './content.ts';

/**
 * Offers Undo for a change of a contact whose page has been left.
 * @param change undoes it
 * @param done describes the change
 * @param onUndone reopens its page
 */
export function undoLater(
  id: string,
  change: Change,
  done: string,
  onUndone: () => void,
): Undoable {
  const version = shownContact(id)?.version;
  return {
    text: done,
    undo: async () => {
      if (version === undefined) return;
      try {
        const contact = await saveChange(id, change, version);
        showContact(contact);
        updateLists(contact);
        onUndone();
      } catch (error) {
        const current = currentIn<Contact>(error);
        const changes = current && changesSince(current.history, version);
        toast.lastingError(changes ? words.stale(changes) : words.notSaved);
      }
    },
  };
}

interface Sent {
  readonly draft: ReplyDraft;
  /** The contact's previous state. */
  readonly before: Change;
}

/** This tab's replies by id. */
const sent = new Map<string, Sent>();

export function rememberReply(message: Message, reply: Sent): void {
  sent.set(message.id, reply);
}

let timesBack = 0;
const { subscribe, notify } = listeners();

/** How many replies were taken back: the editor starts over with each. */
export function useTimesBack(): number {
  return useSyncExternalStore(subscribe, () => timesBack);
}

/**
 * Takes back an unsent reply: makes it a draft again, above one begun since, and restores the contact's state. Reports
 * failures itself.
 * @returns whether the reply was taken back
 */
export async function takeReplyBack(
  contact: string,
  message: Message,
  author: string | null,
): Promise<boolean> {
  const { draft, before } = sent.get(message.id) ?? {
    draft: { text: message.text, files: [] },
    before: { status: 'open' as const },
  };
  try {
    await successOf(
      callForStaff('DELETE /contact/{id}/replies/{message}', { id: contact, part: message.id }),
    );
  } catch (error) {
    const isTooLate = error instanceof Error && statusOf(error) === 409;
    toast.lastingError(isTooLate ? replyWords.undoFailed.left : replyWords.undoFailed.otherwise);
    void rereadContact(contact);
    return false;
  }
  sent.delete(message.id);
  // A reply on its way empties the draft once it is sent.
  await afterSending(contact);
  const { read, keep } = replyDraft(author, contact);
  const begun = read();
  keep({
    text: [draft.text, begun.text].filter((text) => text !== '').join('\n\n'),
    files: [...draft.files, ...begun.files],
  });
  timesBack += 1;
  notify();
  const shown = shownContact(contact);
  if (shown) {
    const messages = shown.messages.filter(({ id }) => id !== message.id);
    showContact({ ...shown, messages });
  }
  await setBack(contact, before);
  return true;
}

async function setBack(id: string, before: Change): Promise<void> {
  try {
    const now: Contact | undefined = await dataOf(callForStaff('GET /contact/{id}', { id }));
    if (now === undefined) return;
    const contact = changed(before, now) ? await saveChange(id, before, now.version) : now;
    showContact(contact);
    updateLists(contact);
  } catch {
    toast.lastingError(replyWords.notRestored);
    void rereadContact(id);
  }
}
