import type { Contact } from '#contract/contact/detail.ts';
import type { Message } from '#contract/contact/message.ts';
import { contactTag } from '#contract/contact/tag.ts';
import { changesSince } from '../contact-parts/history.ts';
import { contact as words } from './content.ts';

/**
 * The newer one of a fetched and a shown contact.
 * @param isOvertaken whether what is shown has changed since the read was asked for: messages that it lacks may be newer
 *   then, while otherwise they were taken back
 */
export function newerOf(shown: Contact, read: Contact, isOvertaken: boolean): Contact {
  if (read.version < shown.version || read.notes.length < shown.notes.length) return shown;
  const isSame = contactTag(read) === contactTag(shown);
  if (isSame) return shown;
  return isOvertaken && lacksMessages(shown, read) ? shown : read;
}

function lacksMessages(shown: Contact, read: Contact): boolean {
  const ids = new Set(read.messages.map(({ id }) => id));
  return shown.messages.some(({ id }) => !ids.has(id));
}

/**
 * Describes what others have done with a contact since it was shown; empty if nothing.
 * @param me the signed-in user
 */
export function describeChanges(shown: Contact, now: Contact, me: string | null): string {
  const known = new Set(shown.messages.map(({ id }) => id));
  const messages = now.messages.filter(
    ({ id, author, isAcknowledgement }) =>
      !known.has(id) && isAcknowledgement !== true && (author === undefined || author !== me),
  );
  const notes = now.notes
    .slice(shown.notes.length)
    .filter(({ author }) => author !== me)
    .map(({ author }) => words.notes.written(author));
  const others = now.history.filter(({ author }) => author !== '' && author !== me);
  const changes = changesSince(others, shown.version);
  return [
    ...messages.map((message) => answered(message, now)),
    ...(changes === '' ? [] : [words.changedByOthers(changes)]),
    ...notes,
  ].join(' ');
}

function answered({ direction, author = '' }: Message, { firstName, businessEmail }: Contact) {
  return words.answered(direction === 'out' ? author : firstName || businessEmail);
}
