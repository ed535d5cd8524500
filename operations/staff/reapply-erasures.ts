import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { tables } from '#contract/tables.ts';
import { contactSubject } from '#functions/activity/entry.ts';
import { deleteRow, notesOf } from '#functions/person/erasable-rows-store.ts';
import { addressEntry, type LedgerKey } from '#functions/person/ledger.ts';
import { openTables, rowsOf } from './tables.ts';

const Key = z.object({ entry: z.string(), secret: z.string() });
const Erasure = z.object({ entry: z.string(), erasedAt: z.string() });
const Contact = z.object({ id: z.string(), businessEmail: z.string(), submittedAt: z.string() });
const Subscriber = z.object({ email: z.string(), subscribedAt: z.string() });

/**
 * Erases anew whoever is in the ledger of erasures: what a backup brought back. A row that is newer than its erasure stays.
 * It may run as often as one likes.
 * @returns how much was erased
 * @throws Error in one line where there is no such stage, or nothing runs here
 */
export async function reapplyErasures(environment: NodeJS.ProcessEnv): Promise<string> {
  const { client, nameOf } = await openTables(environment);
  const [settings, contacts, subscribers, activity] = [
    await nameOf('settings'),
    await nameOf('contacts'),
    await nameOf('subscribers'),
    await nameOf('activity'),
  ];
  const ledger = await readLedger(client, settings);
  const counts = { contacts: 0, subscribers: 0, notes: 0 };

  for await (const row of allRows(client, contacts)) {
    const { id, businessEmail, submittedAt } = Contact.parse(row);
    const erasedAt = latest(ledger.erasureOf(businessEmail), ledger.times.get(contactSubject(id)));
    if (submittedAt > erasedAt) continue;
    // Notes first: a contact that is still there is found again.
    counts.notes += await deleteNotes(client, activity, contactSubject(id), erasedAt);
    counts.contacts += await deleteRow(client, contacts, { [tables.contacts.key]: id });
  }
  for await (const row of allRows(client, subscribers)) {
    const { email, subscribedAt } = Subscriber.parse(row);
    if (subscribedAt > ledger.erasureOf(email)) continue;
    counts.subscribers += await deleteRow(client, subscribers, { [tables.subscribers.key]: email });
  }
  // Where the notes alone came back, their contacts are not there to lead to them.
  for (const [entry, erasedAt] of ledger.times) {
    if (!entry.startsWith(contactSubject(''))) continue;
    counts.notes += await deleteNotes(client, activity, entry, erasedAt);
  }
  client.destroy();
  return `${counts.contacts} contacts, ${counts.notes} notes and ${counts.subscribers} subscribers were erased again.`;
}

interface Ledger {
  /** Entry -> time. */
  readonly times: ReadonlyMap<string, string>;
  /** When somebody with an address was erased last, under whichever key; empty for never. */
  readonly erasureOf: (email: string) => string;
}

async function readLedger(client: DynamoDBDocumentClient, settings: string): Promise<Ledger> {
  const keys: LedgerKey[] = [];
  for await (const row of rowsOf(client, settings, tables.settings.key, 'key')) {
    const { entry: version, secret } = Key.parse(row);
    keys.push({ version, secret: Buffer.from(secret, 'base64') });
  }
  const times = new Map<string, string>();
  for await (const row of rowsOf(client, settings, tables.settings.key, 'erasure')) {
    const { entry, erasedAt } = Erasure.parse(row);
    times.set(entry, erasedAt);
  }
  return {
    times,
    erasureOf: (email) => latest(...keys.map((key) => times.get(addressEntry(key, email)))),
  };
}

function latest(...times: readonly (string | undefined)[]): string {
  return times.reduce<string>((last, time = '') => (time > last ? time : last), '');
}

async function* allRows(client: DynamoDBDocumentClient, TableName: string): AsyncGenerator {
  const scan = { TableName, ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client }, scan)) yield* Items;
}

/** @returns how many there were from before that time */
async function deleteNotes(
  client: DynamoDBDocumentClient,
  activity: string,
  subject: string,
  erasedAt: string,
): Promise<number> {
  let count = 0;
  for (const { at, key } of await notesOf(client, activity, subject)) {
    if (at <= erasedAt) count += await deleteRow(client, activity, key);
  }
  return count;
}
