import * as z from 'zod/mini';
import { expiryOf } from '#contract/retention.ts';
import { tables, timeToLive } from '#contract/tables.ts';
import { outboxKeys } from '../outbox/outbox-keys.ts';
import { addRow } from './message-store.ts';

const { partitionKey: key, sortKey } = tables.messages;

/** The prefix of a notice's sort key. */
const noticePrefix = 'notice#';

/** What a staff user is told by mail, unless their preferences say no. */
export const Notice = z.object({
  [key]: z.string(),
  [sortKey]: z.string(),
  user: z.string(),
  /** Somebody assigned them the contact; a note names them; the customer answered. */
  about: z.enum(['assigned', 'mentioned', 'answered']),
  /** The staff user who did that. */
  by: z.optional(z.string()),
  at: z.iso.datetime(),
});
export type Notice = z.infer<typeof Notice>;

/** Days that a sent notice stays. */
const daysKept = 7;

/**
 * Queues a notice for a staff user, once. The dispatcher drops it if they want none.
 * @param occasion what it is about: the id of the note or message, or the contact's version
 * @throws ApiError `unavailable`; it may be queued, and a retry finds out
 */
export async function addNotice(
  contact: string,
  occasion: string,
  { user, about, by, at }: Omit<Notice, typeof key | typeof sortKey>,
): Promise<void> {
  const entry = `${noticePrefix}${about}#${occasion}#${user}`;
  await addRow({
    [key]: contact,
    [sortKey]: entry,
    user,
    about,
    ...(by !== undefined && { by }),
    at,
    [timeToLive]: expiryOf(at, daysKept),
    ...outboxKeys(at, `${contact}#${entry}`),
  });
}
