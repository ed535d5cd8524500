import { GetCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { Person } from '#contract/person.ts';
import { listKey, tables, timeToLive } from '#contract/tables.ts';
import { normalizedEmail } from '#contract/text.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { StoredContact } from '../contact/contact-row.ts';
import { fromEnvironment } from '../http/environment.ts';
import { isExpired, unexpired } from '../retention/unexpired.ts';

const PersonRow = z.extend(StoredContact, { consentVersion: z.string() });
export type PersonRow = z.infer<typeof PersonRow>;

const fields = Object.keys(PersonRow.shape).map((field, at) => [`#${at}`, field] as const);

/** A contact that was looked at. */
interface Seen {
  readonly id: string;
  /** Undefined: it is from another address. */
  readonly row: PersonRow | undefined;
}

/**
 * Looks at every contact, in no order, for those from an address, in whichever case it was written. The table is read and
 * not an index, which may lag: a consistent scan has every write that was completed before it began (API Reference, Scan,
 * "ConsistentRead"), and no row moves while it is read. See decision 18.
 * @param after the id of a contact that the others follow, also if it is deleted by now
 */
export async function* contactsFrom(
  email: string,
  after: string | undefined,
): AsyncGenerator<Seen> {
  const wanted = normalizedEmail(email);
  const { condition, names, values } = unexpired();
  const pages = paginateScan(
    {
      client: dynamodb,
      ...(after !== undefined && { startingToken: { [tables.contacts.key]: after } }),
    },
    {
      TableName: fromEnvironment('CONTACTS_TABLE'),
      // The canary's row is in no list either.
      FilterExpression: `${condition} AND attribute_exists(#listed)`,
      ProjectionExpression: fields.map(([name]) => name).join(', '),
      ExpressionAttributeNames: {
        ...names,
        ...Object.fromEntries(fields),
        '#listed': listKey,
      },
      ExpressionAttributeValues: values,
      ConsistentRead: true,
    },
  );
  for (;;) {
    const { value, done } = await mapOutage(pages.next());
    if (done === true) return;
    for (const row of value.Items ?? []) {
      const isIt = normalizedEmail(String(row['businessEmail'])) === wanted;
      yield { id: String(row[tables.contacts.key]), row: isIt ? PersonRow.parse(row) : undefined };
    }
  }
}

type PersonSubscriber = NonNullable<Person['subscriber']>;

const StoredSubscriber = z.object({
  ...Person.shape.subscriber.def.innerType.shape,
  [timeToLive]: z.optional(z.number()),
});

/** What the newsletter knows of an address; null if nothing, or it has expired. */
export async function readSubscriber(email: string): Promise<PersonSubscriber | null> {
  const get = new GetCommand({
    TableName: fromEnvironment('SUBSCRIBERS_TABLE'),
    Key: { [tables.subscribers.key]: normalizedEmail(email) },
    ConsistentRead: true,
  });
  const { Item } = await mapOutage(dynamodb.send(get));
  if (Item === undefined || isExpired(Item)) return null;
  const { [timeToLive]: expiresAt, ...row } = StoredSubscriber.parse(Item);
  return { ...row, ...(expiresAt !== undefined && { keptUntil: dateOf(expiresAt) }) };
}

/** @param seconds since 1970 */
export function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
