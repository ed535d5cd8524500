import { beforeEach } from 'vitest';
import { call } from '../call.ts';
import { getContact } from '../contact/contact-calls.ts';
import { contact, idOf } from '../contact/contact-rows.ts';
import { insert, rowsOf } from '../tables.ts';

/** The contact of most tests: open, unassigned, from Ada. */
export const id = idOf(0);

/** Stores it before each test of a file. */
export function withContact(): void {
  beforeEach(() => insertContact());
}

export const ada = 'ada@engines.example';

export function insertContact(changes: Parameters<typeof contact>[1] = {}): Promise<void> {
  return insert('contacts', [contact(0, changes)]);
}

let keys = 0;

/** A new idempotency key. */
export function newKey(): string {
  keys += 1;
  return `c0ffee00-c0ffee00-${String(keys).padStart(6, '0')}`;
}

/** Sends a reply. Without a key it is a new one. */
export function reply(
  body: object | string,
  { key = newKey(), username, of = id }: { key?: string; username?: string; of?: string } = {},
) {
  return call('addReply', {
    body: typeof body === 'string' ? { text: body } : body,
    headers: { 'idempotency-key': key },
    parameters: { id: of },
    ...(username !== undefined && { username }),
  });
}

export async function messages(of = id) {
  return (await getContact(of)).body.messages;
}

export async function theContact(): Promise<Record<string, unknown>> {
  const [row] = await rowsOf('contacts');
  return row ?? {};
}

/** The audit log's actions, oldest first. */
export async function actions(): Promise<unknown[]> {
  const rows = await rowsOf('activity');
  return rows
    .toSorted((one, other) => String(one['timeAndId']).localeCompare(String(other['timeAndId'])))
    .map(({ action }) => action);
}
