import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type Attachment,
  type AttachmentType,
  attachmentTypes,
  type Upload,
  UploadRequest,
} from '#contract/contact/message.ts';
import { filePrefixes } from '#contract/inbox.ts';
import { staffLimits } from '#contract/limits.ts';
import { expiryOf } from '#contract/retention.ts';
import { tables, timeToLive } from '#contract/tables.ts';
import { existingContact } from '../contact/contact-change-store.ts';
import { copyFile, readFileStart } from '../files/files-store.ts';
import { uploadUrl } from '../files/presign-client.ts';
import { invalidField } from '../http/api-error.ts';
import { attachmentKey } from './attachment-key.ts';
import { isOfType, kindBytes } from './file-kind.ts';
import { addRow, readRow } from './message-store.ts';

const { partitionKey: key, sortKey } = tables.messages;

/** The prefix of the sort key of a file that was announced for a reply. */
const uploadPrefix = 'upload#';

/** Days that an upload can be sent: S3 keeps it no longer. */
const daysKept = 1;

const Announced = z.pick(z.object(UploadRequest.shape), { name: true, type: true });

/**
 * Notes a file of a reply, and returns the link to upload it.
 * @throws ApiError `not_found`; `validation_failed` on `name` if its ending is not of the type
 */
export async function offerUpload(contact: string, file: UploadRequest): Promise<Upload> {
  await existingContact(contact);
  const { name, type, size } = file;
  const endings: readonly string[] = attachmentTypes[type];
  if (!endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`))) {
    throw invalidField('name', 'format', `must end with .${endings.join(' or .')}`);
  }
  const id = randomUUID();
  await addRow({
    [key]: contact,
    [sortKey]: uploadPrefix + id,
    name,
    type,
    [timeToLive]: expiryOf(new Date().toISOString(), daysKept),
  });
  return { id, url: await uploadUrl(uploadKey(contact, id), { type, size }) };
}

/**
 * Turns uploads into attachments of a message. They stay, so that a reply that was taken back can be sent again.
 * @throws ApiError `validation_failed` on `attachments`
 */
export async function takeUploads(
  contact: string,
  uploads: readonly string[],
): Promise<Attachment[]> {
  const ids = [...new Set(uploads)];
  const attachments = await Promise.all(ids.map((id) => takeUpload(contact, id)));
  const total = attachments.reduce((sum, { size }) => sum + size, 0);
  if (total > staffLimits.attachmentBytes) {
    throw invalidField(
      'attachments',
      'too_long',
      `must be ${staffLimits.attachmentBytes} bytes (7 MB) at most in all`,
    );
  }
  await Promise.all(ids.map((id) => copyFile(uploadKey(contact, id), attachmentKey(contact, id))));
  return attachments;
}

async function takeUpload(contact: string, id: string): Promise<Attachment> {
  const { data: announced } = Announced.safeParse(await readRow(contact, uploadPrefix + id));
  if (announced === undefined) {
    throw invalidField('attachments', 'unknown', 'must be uploads of this contact');
  }
  const { name, type } = announced;
  const file = await readFileStart(uploadKey(contact, id), kindBytes);
  if (file === undefined) {
    throw invalidField('attachments', 'required', `must be uploaded first: ${name} is missing`);
  }
  if (!isOfType(file.start, type)) {
    throw invalidField(
      'attachments',
      'format',
      `must be what they say: ${name} is not ${nameOf(type)}`,
    );
  }
  return { id, name, type, size: file.size };
}

function nameOf(type: AttachmentType): string {
  return type === 'application/pdf' ? 'a PDF' : `a ${type.slice(6).toUpperCase()} picture`;
}

function uploadKey(contact: string, id: string): string {
  return `${filePrefixes.uploads}${contact}/${id}`;
}
