import * as z from 'zod/mini';
import { tables } from '#contract/tables.ts';
import { normalizedEmail } from '#contract/text.ts';
import { StoredMessage } from '../conversation/message-row.ts';
import { fromEnvironment } from '../http/environment.ts';
import type { Place } from './place.ts';
import { scanRows } from './scan-store.ts';

const { partitionKey: key, sortKey } = tables.messages;

/** What finds a message's text and files. */
const PersonMessageRow = z.pick(StoredMessage, {
  [key]: true,
  [sortKey]: true,
  id: true,
  at: true,
  attachments: true,
});
export type PersonMessageRow = z.infer<typeof PersonMessageRow>;

const fields = [...Object.keys(PersonMessageRow.shape), 'from', 'to'];

/** A scanned row of the messages. */
interface Seen {
  readonly contact: string;
  readonly entry: string;
  /** Undefined if it is from and to other addresses. */
  readonly message: PersonMessageRow | undefined;
}

/**
 * Scans all messages, in no order, for those from or to an address in any case: people also answer from other addresses,
 * and in the conversations of others.
 * @param after the row to resume after, even if it is deleted
 */
export async function* messagesOf(
  email: string,
  { contact, entry }: Pick<Place, 'contact' | 'entry'>,
): AsyncGenerator<Seen> {
  const wanted = normalizedEmail(email);
  const after = entry === undefined ? undefined : { [key]: contact, [sortKey]: entry };
  for await (const row of scanRows(fromEnvironment('MESSAGES_TABLE'), fields, after)) {
    const isIt = [row['from'], row['to']].some(
      (each) => typeof each === 'string' && normalizedEmail(each) === wanted,
    );
    yield {
      contact: String(row[key]),
      entry: String(row[sortKey]),
      message: isIt ? PersonMessageRow.parse(row) : undefined,
    };
  }
}
