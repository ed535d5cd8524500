import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { Person } from '#contract/person.ts';
import { ConsentEvent, subscriberStatuses } from '#contract/newsletter.ts';
import { listIndex, tables, timeToLive } from '#contract/tables.ts';
import { normalizedEmail } from '#contract/text.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { StoredContact } from '../contact/contact-row.ts';
import { contactsTable } from '../contact/contacts-table.ts';
import { partitionsOf } from '../contact/partitions.ts';
import { fromEnvironment } from '../http/environment.ts';
import { rowsNewestFirst } from '../lists/newest-first-store.ts';

const PersonRow = z.extend(StoredContact, { consentVersion: z.optional(z.string()) });
export type PersonRow = z.infer<typeof PersonRow>;

const { [listIndex.sortKey]: _key, ...fields } = PersonRow.shape;

/** A contact that was looked at. */
interface Seen {
  /** Where to go on after it. */
  readonly place: string;
  /** Undefined: it is from another address. */
  readonly row: PersonRow | undefined;
}

/**
 * Looks at every contact, newest first, for those from an address, in whichever case it was written. See decision 72.
 * @throws ApiError `unavailable`
 */
export async function* contactsFrom(
  email: string,
  after: string | undefined,
): AsyncGenerator<Seen> {
  const wanted = normalizedEmail(email);
  const range = { after };
  for await (const { key, row } of rowsNewestFirst(
    contactsTable,
    Object.keys(fields),
    partitionsOf({}),
    range,
  )) {
    const isIt = normalizedEmail(String(row['businessEmail'])) === wanted;
    const found = isIt ? PersonRow.parse({ ...row, [listIndex.sortKey]: key }) : undefined;
    yield { place: key, row: found };
  }
}

type PersonSubscriber = NonNullable<Person['subscriber']>;

const StoredSubscriber = z.object({
  ...Person.shape.subscriber.def.innerType.shape,
  status: z._default(z.enum(subscriberStatuses), 'unconfirmed'),
  consent: z._default(z.array(ConsentEvent), []),
  [timeToLive]: z.optional(z.number()),
});

/**
 * What the newsletter knows of an address; null if nothing, or it has expired.
 * @throws ApiError `unavailable`
 */
export async function readSubscriber(email: string): Promise<PersonSubscriber | null> {
  const get = new GetCommand({
    TableName: fromEnvironment('subscribersTable'),
    Key: { [tables.subscribers.key]: normalizedEmail(email) },
    ConsistentRead: true,
  });
  const { Item } = await mapOutage(dynamodb.send(get));
  if (Item === undefined) return null;
  const { [timeToLive]: expiresAt, ...row } = StoredSubscriber.parse(Item);
  if (expiresAt === undefined) return row;
  return expiresAt * 1000 <= Date.now() ? null : { ...row, keptUntil: dateOf(expiresAt) };
}

/** @param seconds since 1970 */
export function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
