import type { Contact } from '#contract/contact/detail.ts';
import type { Message } from '#contract/contact/message.ts';
import { callForStaff } from '../../api/staff.ts';
import { toast } from '../../ui/toast.ts';
import { changed, type Change } from '../contact-parts/change.ts';
import { rereadContact, saveChange, showContact, shownContact } from './contact-query.ts';
import { updateLists } from '../contact-parts/lists.ts';
import { dataOf, statusOf, successOf } from '../data/query-client.ts';
import { reply as words } from '../reply/content.ts';
import { replyDraft, type ReplyDraft } from '../reply/draft.ts';

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

/**
 * Takes back an unsent reply: makes it a draft again and restores the contact's state. Reports failures itself.
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
    toast.error(isTooLate ? words.undoFailed.left : words.undoFailed.otherwise);
    void rereadContact(contact);
    return false;
  }
  sent.delete(message.id);
  replyDraft(author, contact).keep(draft);
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
    toast.error(words.notRestored);
    void rereadContact(id);
  }
}
