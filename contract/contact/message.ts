import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { staffLimits } from '#contract/limits.ts';

/** A file of a message, as its sender named it. */
export const Attachment = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The media type, as declared. */
  type: z.string(),
  /** In bytes. */
  size: z.int().check(z.minimum(0)),
});
export type Attachment = z.infer<typeof Attachment>;

/**
 * `received`: from the customer. `waiting`: not handed to SES yet, so it can still be undone. `failed`: SES rejected every
 * attempt.
 */
const MessageState = z.enum(['received', 'waiting', 'sent', 'bounced', 'complained', 'failed']);
export type MessageState = z.infer<typeof MessageState>;

/** SES's result of a check of a received mail. */
const Verdict = z.optional(z.enum(['pass', 'fail', 'gray']));

/** What SES found when it received a mail. A result that SES did not report is left out. */
export const Verdicts = z.strictObject({
  spf: Verdict,
  dkim: Verdict,
  dmarc: Verdict,
  spam: Verdict,
  virus: Verdict,
});
export type Verdicts = z.infer<typeof Verdicts>;

/** A message of a conversation. The first one is what began it: the form, a mail, or a call. */
export const Message = z.strictObject({
  /** Unique within the conversation. */
  id: z.string(),
  direction: z.enum(['in', 'out']),
  at: z.iso.datetime(),
  /** The staff user who wrote it or took the call. */
  author: z.optional(z.string()),
  /** The sender's address. */
  from: z.optional(z.string()),
  /** The recipient's address. */
  to: z.optional(z.string()),
  text: z.string(),
  /** The quoted history below the text of a received mail. */
  quoted: z.optional(z.string()),
  attachments: z.array(Attachment),
  state: MessageState,
  /** The automatic acknowledgement. */
  isAcknowledgement: z.optional(z.literal(true)),
  /** Whether the mail has an HTML part, which `GET /contact/{id}/messages/{message}` shows. */
  hasHtml: z.optional(z.literal(true)),
  verdicts: z.optional(Verdicts),
  /** The contact that it came with, if staff merged that into this one: see `merged-message.ts`. */
  mergedFrom: z.optional(z.string()),
});
export type Message = z.infer<typeof Message>;

/** A reply, as plain text with simple Markdown: bold, lists, links. */
export const ReplyRequest = z.strictObject({
  text: text(staffLimits.reply),
  /** Whether the contact is closed with it. Default: it is answered. */
  close: z.optional(z.boolean({ error: 'must be true or false' })),
  /** Ids of uploaded files. */
  attachments: z.optional(
    z.array(z.string({ error: 'must be the id of an upload' }), { error: 'must be a list' }).check(
      z.maxLength(staffLimits.attachments, {
        error: `must have at most ${staffLimits.attachments} entries`,
      }),
    ),
  ),
});
export type ReplyRequest = z.infer<typeof ReplyRequest>;

/** The media types of files that staff may send, with the endings of their names. */
export const attachmentTypes = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
} as const;
export type AttachmentType = keyof typeof attachmentTypes;

/** A file that a staff user is about to upload. */
export const UploadRequest = z.strictObject({
  name: text(staffLimits.fileName),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object` types keys as any text; these are the table's
  type: z.enum(Object.keys(attachmentTypes) as AttachmentType[], {
    error: 'must be a JPEG, PNG, WebP or GIF picture, or a PDF',
  }),
  size: z.int({ error: 'must be a number of bytes' }).check(
    z.minimum(1, { error: 'must not be 0' }),
    z.maximum(staffLimits.attachmentBytes, {
      error: `must be ${staffLimits.attachmentBytes} bytes (7 MB) at most`,
    }),
  ),
});
export type UploadRequest = z.infer<typeof UploadRequest>;

/** Where to PUT the file, for five minutes, with its type as `Content-Type`. */
export const Upload = z.strictObject({ id: z.string(), url: z.string() });
export type Upload = z.infer<typeof Upload>;
