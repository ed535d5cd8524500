import { vi } from 'vitest';
import { store } from '../bucket.ts';
import { author } from '../call.ts';
import {
  contact,
  deliveryOf,
  idOf,
  messageRow,
  range,
  recorded,
  timeOf,
} from '../contact/contact-rows.ts';
import { subscriber } from '../newsletter/subscribers.ts';
import { insert } from '../tables.ts';
import { changeEntry, noteEntry } from '#functions/activity/entry.ts';

export const email = 'ada@engines.example';
/** Her other spelling. */
const spelled = 'aDa@Engines.example';
export const other = 'grace@compilers.example';

function note(of: number, text: string) {
  const told = { author, at: timeOf(100 + of), text, expiresAt: 4_000_000_000 };
  return recorded(noteEntry(idOf(of), String(of), told), idOf(of));
}

function change(of: number) {
  const status = { from: 'open', to: 'closed' } as const;
  const made = { version: 2, author, at: timeOf(200 + of), status };
  return recorded(changeEntry(idOf(of), made), idOf(of + 50));
}

function delivery(at: number, endpoint?: string) {
  return { ...deliveryOf(at, endpoint), attempt: 1, triedAt: timeOf(at + 1), result: '204' };
}

const reader = (address: string) => ({
  ...subscriber(address, timeOf(7)),
  statusAt: timeOf(8),
  consent: [
    { event: 'asked', at: timeOf(7), wording: '2026-12', page: '/contact' },
    { event: 'confirmed', at: timeOf(8), how: 'page' },
  ],
});

/** Two contacts of a person among others', with all their rows. */
export async function insertPeople(): Promise<void> {
  await insert('contacts', [
    contact(1, { businessEmail: other, message: `Ask ${email}.` }),
    contact(2, { status: 'closed', assignee: 'admin', version: 2 }),
    contact(3, { status: 'spam', businessEmail: spelled }),
    contact(4, { status: 'new', businessEmail: 'ada@engines.example.org' }),
  ]);
  await insert('activity', [note(1, 'Grace called.'), note(2, 'Ada called.'), change(2)]);
  await insert('deliveries', [delivery(1), delivery(2), delivery(2, 'chat'), delivery(3)]);
  await insert('subscribers', [reader(email), reader(other)]);
}

/** A message's row. */
export function messageOf(of: number, id: string, fields: object = {}) {
  return messageRow(idOf(of), id, { at: timeOf(300 + of), from: email, ...fields });
}

const attached = { id: 'a1', name: 'Prüfbericht.pdf', type: 'application/pdf', size: 7 };

/**
 * A conversation of hers, with a notice to staff, one that staff merged into it, though it is from another address, and a
 * mail of hers in somebody else's.
 */
export async function insertConversations(): Promise<void> {
  await insert('contacts', [
    contact(5, { source: 'mail', businessEmail: 'ada@home.example', mergedInto: idOf(2) }),
    contact(6, { source: 'mail', businessEmail: 'ada@old.example', mergedInto: idOf(5) }),
    contact(7, { businessEmail: other, mergedInto: idOf(1) }),
  ]);
  await insert('messages', [
    messageOf(2, 'm1', { attachments: [attached] }),
    messageOf(2, 'm2', {
      direction: 'out',
      author,
      from: 'support@quietgrid.example',
      to: spelled,
    }),
    { contact: idOf(2), entry: 'notice#answered#m1#admin', user: 'admin', at: timeOf(302) },
    messageOf(5, 'm3', { from: 'ada@home.example' }),
    messageOf(1, 'm4', { from: spelled, attachments: [attached] }),
    messageOf(1, 'm5', { from: other }),
  ]);
}

export const herFiles = [
  `originals/${idOf(2)}/m1`,
  `files/attachments/${idOf(2)}/a1`,
  `files/uploads/${idOf(2)}/u1`,
  `originals/${idOf(5)}/m3`,
  `originals/${idOf(1)}/m4`,
  `files/attachments/${idOf(1)}/a1`,
];
export const otherFiles = [`originals/${idOf(1)}/m5`, 'incoming/8'];

/** Stores hers and the others in the bucket. */
export function storeFiles(): void {
  for (const key of [...herFiles, ...otherFiles]) store(key);
}

/** Her contact, read after sixty of somebody else's. */
export function insertContactAfterOthers(): Promise<void> {
  const others = range(60, (at) => contact(at + 1, { businessEmail: other }));
  return insert('contacts', [...others, contact(0)]);
}

/** Makes each clock reading take a millisecond until the test ends; the returned deadline allows forty. */
export function withSlowReads(): () => number {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  return () => now + 40;
}

/** Fixed, because a process caches the key. */
export const signingKey = {
  kind: 'key',
  entry: '0001',
  secret: Buffer.alloc(32, 7).toString('base64'),
};
