import { attachmentTypes } from '#contract/contact/message.ts';
import { filePrefixes } from '#contract/inbox.ts';
import { existingContact } from '../contact/contact-change-store.ts';
import { readFile } from '../files/files-store.ts';
import { ApiError } from '../http/api-error.ts';
import { framedPolicy } from '../http/framed-policy.ts';
import { logger } from '../http/logger.ts';
import type { Reply } from '../http/reply.ts';
import { readHead } from '../receiving/head.ts';
import { type Body, readBody } from '../receiving/mail-body.ts';
import { readMessage } from './message-store.ts';
import { safeHtml } from './safe-html.ts';

/** Characters of HTML, and bytes of pictures before base64: a function's response has at most 6 MB. */
const maxHtml = 1_000_000;
const maxPictures = 3_000_000;

type ReadMail = Body['email'];

/** Mails are written for a white page. */
const style = 'html{color-scheme:light;background:#fff;color:#000;font:16px/1.5 sans-serif}';

/**
 * A received mail as it was sent.
 * @throws ApiError `not_found`, also if it has no HTML part
 */
export async function showMail(contact: string, id: string): Promise<Reply<undefined>> {
  await existingContact(contact);
  const message = await readMessage(contact, id);
  if (message?.hasHtml !== true) throw new ApiError('not_found');
  const original = await readFile(`${filePrefixes.originals}${contact}/${id}`);
  const mail = original && (await parsed(original));
  if (mail?.html === undefined) throw new ApiError('not_found');
  const body = safeHtml(mail.html.slice(0, maxHtml), picturesIn(mail));
  const html = `<!doctype html><html><head><meta charset="utf-8"><style>${style}</style></head><body>${body}</body></html>`;
  return { body: undefined, page: { html, policy: framedPolicy('data:') } };
}

/** Within the same bounds as when it was received. */
async function parsed(original: Buffer): Promise<ReadMail | undefined> {
  const { fields, body } = readHead(original);
  try {
    return (await readBody(fields, body)).email;
  } catch (error) {
    logger.warn('mail not parsed', { error });
    return undefined;
  }
}

/** The pictures within the text, as `data:` URLs by `Content-ID`. */
function picturesIn({ attachments }: ReadMail): Map<string, string> {
  const pictures = new Map<string, string>();
  let left = maxPictures;
  for (const { mimeType, contentId, content } of attachments) {
    const isPicture = mimeType in attachmentTypes && mimeType.startsWith('image/');
    if (!isPicture || contentId === undefined || typeof content === 'string') continue;
    left -= content.byteLength;
    if (left < 0) break;
    const bytes = Buffer.from(new Uint8Array(content));
    pictures.set(
      contentId.replaceAll(/^\s*<|>\s*$/g, ''),
      `data:${mimeType};base64,${bytes.toString('base64')}`,
    );
  }
  return pictures;
}
