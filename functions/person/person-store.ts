import * as z from 'zod/mini';
import { Person } from '#contract/person.ts';
import { listKey, tables, timeToLive } from '#contract/tables.ts';
import { normalizedEmail } from '#contract/text.ts';
import { readItem } from '../aws/items.ts';
import { readContact } from '../contact/contact-change-store.ts';
import { StoredContact } from '../contact/contact-row.ts';
import { fromEnvironment } from '../http/environment.ts';
import { isExpired } from '../retention/unexpired.ts';
import { scanRows } from './scan-store.ts';

const PersonRow = z.extend(StoredContact, { consentVersion: z.optional(z.string()) });
export type PersonRow = z.infer<typeof PersonRow>;

const fields = Object.keys(PersonRow.shape);

/** A scanned contact. */
interface Seen {
  readonly id: string;
  /** Undefined if it is another person's. */
  readonly row: PersonRow | undefined;
}

/**
 * Scans all contacts, in no order, for those from an address in any case, and those that staff merged into one of them.
 * @param after the id of a contact to resume after, even if it is deleted
 * @param isErased whether a contact that is gone was erased, so that what was merged into it goes, too
 */
export async function* contactsFrom(
  email: string,
  after: string | undefined,
  isErased: (id: string) => Promise<boolean>,
): AsyncGenerator<Seen> {
  const wanted = normalizedEmail(email);
  const key = tables.contacts.partitionKey;
  const from = after === undefined ? undefined : { [key]: after };
  for await (const row of scanRows(fromEnvironment('CONTACTS_TABLE'), fields, from)) {
    // The canary's row, which is in no list either.
    if (!(listKey in row)) continue;
    const isIt = await isTheirs(wanted, row, isErased);
    yield {
      id: String(row[key]),
      row: isIt ? PersonRow.parse(row) : undefined,
    };
  }
}

/** Whether a contact is from a normalised address, or was merged into one that is. */
export async function isTheirs(
  wanted: string,
  row: { readonly businessEmail?: unknown; readonly mergedInto?: unknown },
  isErased: (id: string) => Promise<boolean>,
): Promise<boolean> {
  return isFrom(wanted, row) || isMergedInto(wanted, row, isErased);
}

function isFrom(wanted: string, { businessEmail }: { readonly businessEmail?: unknown }): boolean {
  return normalizedEmail(String(businessEmail)) === wanted;
}

async function isMergedInto(
  wanted: string,
  { mergedInto: first }: { readonly mergedInto?: unknown },
  isErased: (id: string) => Promise<boolean>,
): Promise<boolean> {
  const seen = new Set<string>();
  let id = typeof first === 'string' ? first : undefined;
  while (id !== undefined && !seen.has(id)) {
    seen.add(id);
    const into = await readContact(id);
    if (into === undefined) return isErased(id);
    if (isFrom(wanted, into)) return true;
    id = into.mergedInto;
  }
  return false;
}

type PersonSubscriber = NonNullable<Person['subscriber']>;

const StoredSubscriber = z.object({
  ...Person.shape.subscriber.def.innerType.shape,
  [timeToLive]: z.optional(z.number()),
});

/** The newsletter's data of an address; null if there is none or it has expired. */
export async function readSubscriber(email: string): Promise<PersonSubscriber | null> {
  const key = { [tables.subscribers.partitionKey]: normalizedEmail(email) };
  const item = await readItem(fromEnvironment('SUBSCRIBERS_TABLE'), key);
  if (item === undefined || isExpired(item)) return null;
  const { [timeToLive]: expiresAt, ...row } = StoredSubscriber.parse(item);
  return { ...row, ...(expiresAt !== undefined && { keptUntil: dateOf(expiresAt) }) };
}

/** @param seconds since 1970 */
export function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
