import { attachmentTypes } from '#contract/contact/message.ts';
import { existingContact } from '../contact/contact-change-store.ts';
import { downloadUrl } from '../files/presign-client.ts';
import { ApiError } from '../http/api-error.ts';
import { attachmentKey } from './attachment-key.ts';
import { readMessages } from './message-store.ts';

/**
 * A link that downloads a file of a message for a minute.
 * @throws ApiError `not_found`, also if the file belongs to another contact or came with a virus
 */
export async function openAttachment(contact: string, id: string): Promise<string> {
  await existingContact(contact);
  const messages = await readMessages(contact);
  const file = messages
    .filter(({ verdicts }) => verdicts?.virus !== 'fail')
    .flatMap(({ attachments }) => attachments)
    .find((attachment) => attachment.id === id);
  if (file === undefined) throw new ApiError('not_found');
  // A stranger may declare any type.
  const type = file.type in attachmentTypes ? file.type : 'application/octet-stream';
  return downloadUrl(attachmentKey(contact, id), { name: file.name, type });
}
