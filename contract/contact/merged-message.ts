import type { Message } from './message.ts';

/** Between the contact and the message in the id of a merged message. */
const separator = '.';

/** A message of a contact that was merged into another one, as the other one shows it. */
export function mergedMessage(contact: string, message: Message): Message {
  return { ...message, id: contact + separator + message.id, mergedFrom: contact };
}

/** The contact and the message that the paths of a message and its attachments name. */
export function placeOf(
  contact: string,
  { id, mergedFrom }: Pick<Message, 'id' | 'mergedFrom'>,
): { readonly contact: string; readonly message: string } {
  return mergedFrom === undefined
    ? { contact, message: id }
    : { contact: mergedFrom, message: id.slice(mergedFrom.length + separator.length) };
}
