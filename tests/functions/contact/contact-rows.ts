// First: it sets the environment, which the functions read at load.
import { insert } from '../tables.ts';
import * as z from 'zod/mini';
import type { ContactStatus } from '#contract/contact/status.ts';
import { ContactSubmission } from '#contract/contact/submission.ts';
import type { Entry } from '#functions/activity/entry.ts';
import { contactKeys } from '#functions/contact/partitions.ts';
import { shortId } from '#functions/lists/list-row.ts';
import type { Delivery } from '#functions/webhooks/delivery.ts';
import { outboxKeys } from '#functions/outbox/outbox-keys.ts';

export const idOf = (at: number) => shortId(`row ${at}`);

export function timeOf(at: number): string {
  return new Date(Date.UTC(2026, 10, 20) + at * 1000).toISOString();
}

/** Submission number `at`, sent `at` seconds after the first. Open and unassigned by default. */
export function contact(
  at: number,
  changes: {
    readonly status?: ContactStatus;
    readonly assignee?: string | null;
    readonly [field: string]: unknown;
  } = {},
  submittedAt = timeOf(at),
) {
  const { status = 'open', assignee = null } = changes;
  const place = { id: idOf(at), submittedAt, status, assignee };
  return {
    ...place,
    firstName: 'Ada',
    lastName: `Row ${at}`,
    company: '',
    phone: '+1 905 555 0142',
    businessEmail: 'ada@engines.example',
    message: 'Hello.',
    timeZone: 'America/Toronto',
    keyHash: 'of the key',
    payloadHash: 'of the request',
    consentVersion: '2026-11',
    version: 1,
    expiresAt: 4_000_000_000,
    ...contactKeys(place),
    ...changes,
  };
}

/** The same with another status and assignee. */
export function placed(at: number, status: ContactStatus, assignee: string | null = null) {
  return contact(at, { status, assignee });
}

/** The last names of the contacts in a response: `Row 3`. */
export function namesIn(body: unknown): string[] {
  const rows = z.array(ContactSubmission).parse(body);
  return rows.map(({ lastName }) => lastName);
}

/** Stores this many contacts. */
export function insertContacts(
  count: number,
  make: (at: number) => object = (at) => contact(at),
): Promise<void> {
  return insert('contacts', range(count, make));
}

/** A new contact right after its submission. */
export function arrived(at: number, changes: Parameters<typeof contact>[1] = {}) {
  const row = placed(at, 'new');
  return { ...row, ...outboxKeys(row.submittedAt, row.id), ...changes };
}

/** The delivery of submission number `at` to a webhook. */
export function deliveryOf(at: number, webhook = 'crm') {
  const [id, time] = [idOf(at), timeOf(at)];
  const entry = `${time}#${id}`;
  return { webhook, entry, event: 'contact.created', at: time, contact: id } satisfies Delivery;
}

/** Message `id` of a contact's conversation: a mail of the customer by default. */
export function messageRow(of: string, id: string, changes: object = {}) {
  return {
    contact: of,
    entry: `message#${id}`,
    id,
    direction: 'in',
    at: timeOf(0),
    text: 'Hello.',
    attachments: [],
    state: 'received',
    expiresAt: 4_000_000_000,
    ...changes,
  };
}

/** A stored audit entry. */
export function recorded(entry: Entry, id: string) {
  return { ...entry, id, audit: 'all', timeAndId: `${entry.at}#${id}` };
}

export function range<Row>(length: number, make: (at: number) => Row): Row[] {
  return Array.from({ length }, (_, at) => make(at));
}
