import { paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { tables } from '#contract/tables.ts';
import { normalizedEmail } from '#contract/text.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutages } from '../aws/outage.ts';
import { StoredMessage } from '../conversation/message-row.ts';
import { fromEnvironment } from '../http/environment.ts';
import { unexpired } from '../retention/unexpired.ts';
import type { Place } from './place.ts';

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

const fields = [...Object.keys(PersonMessageRow.shape), 'from', 'to'].map(
  (field, at) => [`#${at}`, field] as const,
);

/** A scanned row of the messages. */
interface Seen {
  readonly contact: string;
  readonly entry: string;
  /** Undefined if it is from and to other addresses. */
  readonly message: PersonMessageRow | undefined;
}

/**
 * Scans all messages, in no order, for those from or to an address in any case: people also answer from other addresses,
 * and in the conversations of others. Consistent, as the scan of contacts is.
 * @param after the row to resume after, even if it is deleted
 */
export async function* messagesOf(
  email: string,
  { contact, entry }: Pick<Place, 'contact' | 'entry'>,
): AsyncGenerator<Seen> {
  const wanted = normalizedEmail(email);
  const { condition, names, values } = unexpired();
  const pages = paginateScan(
    {
      client: dynamodb,
      ...(entry !== undefined && { startingToken: { [key]: contact, [sortKey]: entry } }),
    },
    {
      TableName: fromEnvironment('MESSAGES_TABLE'),
      FilterExpression: condition,
      ProjectionExpression: fields.map(([name]) => name).join(', '),
      ExpressionAttributeNames: { ...names, ...Object.fromEntries(fields) },
      ExpressionAttributeValues: values,
      ConsistentRead: true,
    },
  );
  for await (const { Items = [] } of mapOutages(pages)) {
    for (const row of Items) {
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
}
