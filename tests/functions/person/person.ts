import { shortId } from '#functions/lists/list-row.ts';
import { contact, idOf, timeOf } from '../contact/contact-rows.ts';
import { insert } from '../tables.ts';

export const email = 'ada@engines.example';
/** As she wrote it once. */
const spelled = 'aDa@Engines.example';
export const other = 'grace@compilers.example';

const note = (at: number, text: string) => ({
  subject: `contact#${idOf(at)}`,
  entry: `note#${at}`,
  action: 'note',
  id: idOf(at),
  contact: idOf(at),
  author: 'admin',
  at: timeOf(100 + at),
  text,
  audit: 'all',
  timeAndId: `${timeOf(100 + at)}#${idOf(at)}`,
});

const change = (at: number) => ({
  subject: `contact#${idOf(at)}`,
  entry: 'change#0000000002',
  action: 'change',
  id: idOf(at + 50),
  contact: idOf(at),
  author: 'admin',
  at: timeOf(200 + at),
  version: 2,
  status: { from: 'open', to: 'closed' },
  audit: 'all',
  timeAndId: `${timeOf(200 + at)}#${idOf(at + 50)}`,
});

const delivery = (at: number, endpoint = 'crm') => ({
  endpoint,
  entry: `${timeOf(at)}#${idOf(at)}`,
  event: 'contact.created',
  at: timeOf(at),
  contact: idOf(at),
  attempt: 1,
  triedAt: timeOf(at + 1),
  result: '204',
});

const subscriber = (address: string) => ({
  email: address,
  id: shortId(address),
  subscribedAt: timeOf(7),
  status: 'confirmed',
  statusAt: timeOf(8),
  consent: [
    { event: 'asked', at: timeOf(7), wording: '2026-12', page: '/contact' },
    { event: 'confirmed', at: timeOf(8), how: 'page' },
  ],
  timeAndId: `${timeOf(7)}#${shortId(address)}`,
});

/** Two contacts of a person among others', with all that is kept beside them. */
export async function insertPeople(): Promise<void> {
  await insert('contacts', [
    contact(1, { businessEmail: other, message: `Ask ${email}.` }),
    contact(2, { status: 'closed', assignee: 'admin', version: 2 }),
    contact(3, { status: 'spam', businessEmail: spelled }),
    contact(4, { status: 'new', businessEmail: 'ada@engines.example.org' }),
  ]);
  await insert('activity', [note(1, 'Grace called.'), note(2, 'Ada called.'), change(2)]);
  await insert('deliveries', [delivery(1), delivery(2), delivery(2, 'chat'), delivery(3)]);
  await insert('subscribers', [subscriber(email), subscriber(other)]);
}

/** Fixed, since a process keeps the key that it has read. */
export const signingKey = {
  kind: 'key',
  entry: '0001',
  secret: Buffer.alloc(32, 7).toString('base64'),
};
