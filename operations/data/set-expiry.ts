import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { daysOf, expiryOf } from '#contract/retention.ts';
import { tables, timeToLive } from '#contract/tables.ts';
import { contactSubject } from '#functions/activity/entry.ts';
import { stageNamed } from '#infra/stages.ts';
import { isWritten, openTables, pagesOf, rowsOf } from './tables.ts';

const expiresAt = z.number();
const Contact = z.object({
  id: z.string(),
  submittedAt: z.string(),
  lastChange: z.optional(z.object({ at: z.string() })),
  expiresAt,
});
/** The row of an upload that no reply has used yet has no time. It expires within a day. */
const Timed = z.object({ at: z.optional(z.string()) });
const Message = z.object({ contact: z.string(), entry: z.string(), ...Timed.shape, expiresAt });
const Activity = z.object({
  subject: z.string(),
  entry: z.string(),
  at: z.string(),
  action: z.string(),
  expiresAt,
});

/**
 * Shortens the expiry of contacts, their messages and staff actions after a stage's `retention` was reduced.
 * Idempotent.
 * @returns the number of rows with an earlier expiry
 * @throws a one-line Error if there is no such stage or no site is running here
 */
export async function setExpiries(environment: NodeJS.ProcessEnv): Promise<string> {
  const { retention } = stageNamed(environment['STAGE'] || 'development');
  const { client, nameOf } = await openTables(environment);
  const contacts = await nameOf('contacts');
  const activity = await nameOf('activity');
  const messages = await nameOf('messages');
  const contactDays = daysOf(retention.contacts);
  const activityDays = daysOf(retention.activity);

  const shortened = await shortenExpiries(client, contacts, async (row) => {
    const { id, submittedAt, lastChange, expiresAt: current } = Contact.parse(row);
    const changedAt = lastChange?.at ?? submittedAt;
    if (current <= expiryOf(changedAt, contactDays)) return undefined;
    // A note or a message extends the expiry but changes no date of the contact.
    const exchanges = await Promise.all([
      timesOf(client, activity, tables.activity.partitionKey, contactSubject(id)),
      timesOf(client, messages, tables.messages.partitionKey, id),
    ]);
    const lastExchange = exchanges
      .flat()
      .reduce((latest, at) => (at > latest ? at : latest), changedAt);
    return { key: { id }, current, expiry: expiryOf(lastExchange, contactDays) };
  });
  const written = await shortenExpiries(client, messages, (row) => {
    const { contact, entry, at, expiresAt: current } = Message.parse(row);
    if (at === undefined) return undefined;
    return { key: { contact, entry }, current, expiry: expiryOf(at, contactDays) };
  });
  const recorded = await shortenExpiries(client, activity, (row) => {
    const { subject, entry, at, action, expiresAt: current } = Activity.parse(row);
    const expiry = expiryOf(at, action === 'note' ? contactDays : activityDays);
    return { key: { subject, entry }, current, expiry };
  });
  client.destroy();
  return `${shortened} contacts, ${written} messages and ${recorded} audit entries now expire earlier.`;
}

interface Expiry {
  readonly key: Readonly<Record<string, string>>;
  readonly current: number;
  /** The correct expiry. */
  readonly expiry: number;
}

/** The times of a partition's rows. */
async function timesOf(
  client: DynamoDBDocumentClient,
  table: string,
  key: string,
  partition: string,
): Promise<string[]> {
  const times: string[] = [];
  for await (const row of rowsOf(client, table, key, partition)) {
    const { at } = Timed.parse(row);
    if (at !== undefined) times.push(at);
  }
  return times;
}

/** @returns the number of rows with an earlier expiry */
async function shortenExpiries(
  client: DynamoDBDocumentClient,
  table: string,
  expiryOfRow: (row: unknown) => Promise<Expiry | undefined> | Expiry | undefined,
): Promise<number> {
  let count = 0;
  // DynamoDB ignores expiries more than five years past ("Using DynamoDB Time to Live").
  const earliest = Math.floor(Date.now() / 1000);
  for await (const rows of pagesOf(client, table)) {
    const written = await Promise.all(
      rows.map(async (row) => {
        const found = await expiryOfRow(row);
        if (found === undefined || found.current <= found.expiry) return false;
        return setExpiry(client, table, found, earliest);
      }),
    );
    count += written.filter(Boolean).length;
  }
  return count;
}

/** @returns false if the row is gone or its expiry changed meanwhile */
async function setExpiry(
  client: DynamoDBDocumentClient,
  table: string,
  { key, current, expiry }: Expiry,
  earliest: number,
): Promise<boolean> {
  const update = new UpdateCommand({
    TableName: table,
    Key: key,
    UpdateExpression: 'SET #expiry = :expiry',
    ConditionExpression: '#expiry = :current',
    ExpressionAttributeNames: { '#expiry': timeToLive },
    ExpressionAttributeValues: { ':expiry': Math.max(expiry, earliest), ':current': current },
  });
  return isWritten(client.send(update));
}
