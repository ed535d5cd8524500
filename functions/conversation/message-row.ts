import * as z from 'zod/mini';
import { Message } from '#contract/contact/message.ts';
import { messageIdIndex, tables } from '#contract/tables.ts';

const { partitionKey: key, sortKey } = tables.messages;

/** The prefix of a message's sort key. Other rows of a contact are notices to staff. */
export const messagePrefix = 'message#';

/** A message's row, without its expiry and its keys in the outbox. */
export const StoredMessage = z.object({
  ...Message.shape,
  /** The id of the contact that it belongs to. */
  [key]: z.string(),
  /** `message#<id>` */
  [sortKey]: z.string(),
  /** The `Message-ID` of its mail, without angle brackets. Left out until the mail is sent. */
  [messageIdIndex.partitionKey]: z.optional(z.string()),
  /** The subject of its mail. */
  subject: z.optional(z.string()),
  /** What SES reported later. It may come before the row says that the message was sent. */
  outcome: z.optional(z.enum(['bounced', 'complained'])),
  /** Hash of the request that wrote it, so that a retry is told from another request with the same key. */
  payloadHash: z.optional(z.string()),
});
export type StoredMessage = z.infer<typeof StoredMessage>;

/** The sort key of a message. */
export function messageEntry(id: string): string {
  return messagePrefix + id;
}
