import type { AttachmentType } from '#contract/contact/message.ts';

/** Bytes at a file's start that identify its type. */
export const kindBytes = 12;

/** The first bytes of each kind as Latin-1; a dot stands for any byte. Source: "MIME Sniffing" of WHATWG. */
const signatures: Readonly<Record<AttachmentType, RegExp>> = {
  'image/jpeg': /^\xff\xd8\xff/,
  // oxlint-disable-next-line no-control-regex -- the signature has one
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/webp': /^RIFF.{4}WEBP/s,
  'image/gif': /^GIF8[79]a/,
  'application/pdf': /^%PDF-/,
};

/** Whether a file that starts with these bytes is of a type. */
export function isOfType(start: Buffer, type: AttachmentType): boolean {
  return signatures[type].test(start.toString('latin1'));
}
