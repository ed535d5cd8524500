import { filePrefixes } from '#contract/inbox.ts';

/** Where an attachment's file is. */
export function attachmentKey(contact: string, id: string): string {
  return `${filePrefixes.attachments}${contact}/${id}`;
}
