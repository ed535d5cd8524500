import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { tables } from '#contract/tables.ts';
import { contactSubject, notePrefix } from '#functions/activity/entry.ts';
import { addressEntry } from '#functions/person/ledger.ts';
import type { SigningKey } from '#functions/settings/derived-key.ts';
import { rowsOf } from './tables.ts';

const Key = z.object({ entry: z.string(), secret: z.string() });
const Erasure = z.object({ entry: z.string(), erasedAt: z.string() });
/** A damaged row must not stop the others from being restored. */
// oxlint-disable-next-line promise/valid-params -- zod's `catch`, of no promise
const text = z.catch(z.string(), '');
const Contact = z.object({ id: text, businessEmail: text, submittedAt: text });
const Subscriber = z.object({ email: text, subscribedAt: text });
const Entry = z.object({ subject: text, entry: text, at: text });
const Delivery = z.object({ contact: text, at: text });
const Message = z.object({ contact: text, at: text, from: text, to: text });
const Setting = z.object({ kind: text, entry: text, at: text, person: text });

type Table = keyof typeof tables;

/**
 * Decides by the ledger which rows to erase: those no newer than an erasure of their person. Process contacts first,
 * because their other rows depend on them.
 * @param settings the tables with the ledger and its keys: the current one, and its copy from a backup
 */
export async function erasedRows(
  client: DynamoDBDocumentClient,
  settings: readonly string[],
): Promise<(table: Table, row: Readonly<Record<string, unknown>>) => boolean> {
  const keys: SigningKey[] = [];
  const times = new Map<string, string>();
  for (const name of settings) {
    for await (const row of rowsOf(client, name, tables.settings.partitionKey, 'key')) {
      const { entry: version, secret } = Key.parse(row);
      keys.push({ version, secret: Buffer.from(secret, 'base64') });
    }
    for await (const row of rowsOf(client, name, tables.settings.partitionKey, 'erasure')) {
      const { entry, erasedAt } = Erasure.parse(row);
      times.set(entry, latest(erasedAt, times.get(entry)) ?? erasedAt);
    }
  }
  /** The latest erasure of an address, under any key. */
  const ofAddress = (email: string) =>
    latest(...keys.map((key) => times.get(addressEntry(key, email))));
  const ofContact = (id: string) => times.get(contactSubject(id));

  const isErased: Readonly<Record<Table, (row: unknown) => boolean>> = {
    contacts: (row) => {
      const { id, businessEmail, submittedAt } = Contact.parse(row);
      const erasedAt = latest(ofAddress(businessEmail), ofContact(id));
      if (erasedAt === undefined || submittedAt > erasedAt) return false;
      times.set(contactSubject(id), erasedAt);
      return true;
    },
    subscribers: (row) => {
      const { email, subscribedAt } = Subscriber.parse(row);
      return isNoLaterThan(subscribedAt, ofAddress(email));
    },
    // Staff changes stay: they hold no visitor data.
    activity: (row) => {
      const { subject, entry, at } = Entry.parse(row);
      return entry.startsWith(notePrefix) && isNoLaterThan(at, times.get(subject));
    },
    // People also write from other addresses, and in the conversations of others.
    messages: (row) => {
      const { contact, at, from, to } = Message.parse(row);
      return isNoLaterThan(at, latest(ofContact(contact), ofAddress(from), ofAddress(to)));
    },
    settings: (row) => {
      const { kind, entry, at, person } = Setting.parse(row);
      if (kind === 'blocked') return isNoLaterThan(at, ofAddress(entry));
      // The row has no time. Staff can add an address again.
      return kind === 'address' && latest(ofAddress(entry), ofAddress(person)) !== undefined;
    },
    // `dispatch` checks each address before it mails it, and recipients are deleted after the campaign has been sent.
    campaigns: () => false,
    deliveries: (row) => {
      const { contact, at } = Delivery.parse(row);
      return isNoLaterThan(at, ofContact(contact));
    },
  };
  return (table, row) => isErased[table](row);
}

function isNoLaterThan(time: string, erasedAt: string | undefined): boolean {
  return erasedAt !== undefined && time <= erasedAt;
}

function latest(...times: readonly (string | undefined)[]): string | undefined {
  return times
    .filter((time) => time !== undefined)
    .toSorted()
    .at(-1);
}
