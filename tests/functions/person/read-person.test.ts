import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { Person } from '#contract/person.ts';
import { author, call, rejection } from '../call.ts';
import { contact, idOf, messageRow, range, timeOf } from '../contact/contact-rows.ts';
import { withLateReads } from '../database-calls.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import {
  email,
  insertContactAfterOthers,
  insertConversations,
  insertPeople,
  other,
  signingKey,
  withSlowReads,
} from './person.ts';
import { addressEntry } from '#functions/person/ledger.ts';
import { readPerson } from '#functions/person/person.ts';

withTables();

const submit = (body: object) => call('readPerson', { body });
const nothing = { contacts: [], messages: [], subscriber: null, addresses: [] };
const read = async (body: object) => Person.parse((await submit(body)).body);

const address = (entry: string, person: string) => ({
  kind: 'address',
  entry,
  person,
  expiresAt: 4_000_000_000,
});

describe('Staff read of a person', () => {
  test('every message from any spelling of the address, with notes, history and deliveries', async () => {
    await insertPeople();
    const { contacts, cursor } = await read({ email: ' Ada@engines.EXAMPLE ' });

    expect(cursor).toBeUndefined();
    expect(contacts.map(({ id }) => id)).toEqual([idOf(3), idOf(2)]);
    expect(contacts[1]).toMatchObject({
      lastName: 'Row 2',
      message: 'Hello.',
      status: 'closed',
      consentVersion: '2026-11',
      keptUntil: '2096-10-02T07:06:40.000Z',
      notes: [{ author: 'admin', text: 'Ada called.' }],
      history: [{ version: 2, author: 'admin', status: { from: 'open', to: 'closed' } }],
      deliveries: [
        { webhook: 'crm', state: 'delivered', contact: idOf(2) },
        { webhook: 'chat', state: 'delivered', contact: idOf(2) },
      ],
    });
    expect(contacts[0]).toMatchObject({ status: 'spam', notes: [], history: [] });
  });

  test('rows that no index shows yet: every message, and the newsletter’s row with dates and consent', async () => {
    await insertPeople();
    withLateReads();
    const { contacts, subscriber } = await read({ email });

    expect(contacts).toHaveLength(2);
    expect(subscriber).toMatchObject({
      email,
      status: 'confirmed',
      subscribedAt: timeOf(7),
      statusAt: timeOf(8),
      consent: [{ event: 'asked' }, { event: 'confirmed' }],
    });
  });

  test('conversations with their messages, what staff merged into them, and mails in those of others', async () => {
    await insertPeople();
    await insertConversations();
    const { contacts, messages } = await read({ email });

    expect(contacts.map(({ id }) => id).toSorted()).toEqual([2, 3, 5, 6].map(idOf).toSorted());
    const hers = contacts.find(({ id }) => id === idOf(2));
    expect(hers?.messages.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['opening', 'm1', 'm2']),
    );
    expect(messages).toMatchObject([
      { contact: idOf(1), id: 'm4', attachments: [{ name: 'Prüfbericht.pdf' }] },
    ]);
  });

  test('the other addresses of the same person that staff know', async () => {
    await insert('settings', [
      address(email, 'ada@home.example'),
      address('ada@old.example', 'ada@home.example'),
      address('grace@home.example', other),
    ]);

    const { addresses } = await read({ email });
    expect(addresses).toEqual(['ada@home.example', 'ada@old.example']);
  });

  test('a contact that came by mail, which ticked no wording', async () => {
    const { consentVersion: _none, ...row } = contact(2, { source: 'mail' });
    await insert('contacts', [row]);
    const [found] = (await read({ email })).contacts;

    expect(found).toMatchObject({ id: idOf(2), source: 'mail' });
    expect(found).not.toHaveProperty('consentVersion');
  });

  test('nothing that has expired', async () => {
    const expiresAt = Math.floor(Date.now() / 1000) - 5;
    await insert('subscribers', [{ email, id: idOf(1), subscribedAt: timeOf(1), expiresAt }]);
    await insert('contacts', [contact(1, { expiresAt })]);

    expect(await read({ email })).toEqual(nothing);
  });

  test('when the address was last erased, under the key of that time', async () => {
    const key = { version: '0001', secret: Buffer.alloc(32, 7) };
    const erasedAt = timeOf(9);
    await insert('settings', [
      signingKey,
      { ...signingKey, entry: '0002', secret: Buffer.alloc(32, 8).toString('base64') },
      { kind: 'erasure', entry: addressEntry(key, email), erasedAt },
    ]);

    expect(await read({ email: email.toUpperCase() })).toMatchObject({ contacts: [], erasedAt });
    expect(await read({ email: other })).toEqual(nothing);
  });

  test('nothing about an unknown address, and without creating a key', async () => {
    await insertPeople();

    expect(await read({ email: 'nobody@engines.example' })).toEqual(nothing);
    expect(await rowsOf('settings')).toEqual([]);
  });
});

describe('A person’s record goes on', () => {
  test('until it has shown each message once', async () => {
    const count = limits.page.default + 10;
    await insert('contacts', range(count, contact));
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read({ email, cursor });
      expect(page.contacts.length).toBeLessThanOrEqual(limits.page.default);
      found.push(...page.contacts.map(({ id }) => id));
      ({ cursor } = page);
    } while (cursor !== undefined);

    expect(found.toSorted()).toEqual(range(count, idOf).toSorted());
  });

  test('where its response would be too large', async () => {
    await insert('contacts', range(3, contact));
    const long = { text: 'We need locks.', quoted: 'x'.repeat(99_000) };
    for (const of of range(3, idOf)) {
      await insert(
        'messages',
        range(60, (at) => messageRow(of, `m${at}`, long)),
      );
    }
    const first = await read({ email });
    const second = await read({ email, cursor: first.cursor });

    for (const page of [first, second]) {
      expect(page.contacts).toHaveLength(1);
      expect(JSON.stringify(page).length).toBeLessThan(6_000_000);
    }
  });

  test('where its time ran out', async () => {
    await insertContactAfterOthers();
    const deadline = withSlowReads();
    const first = await readPerson({ email }, author, deadline());
    const second = await readPerson({ email, cursor: first.cursor }, author, deadline());

    expect(first.contacts).toEqual([]);
    expect(second.contacts).toMatchObject([{ id: idOf(0) }]);
    expect(second.cursor).toBeUndefined();
  });
});

test('The audit log names who read a person’s record, once, and not whose it was', async () => {
  await insertPeople();
  const before = await rowsOf('activity');
  const cursor = Buffer.from(`${timeOf(9)}#${idOf(9)}`).toString('base64url');
  await read({ email, cursor });
  expect(await rowsOf('activity')).toEqual(before);
  await read({ email });
  const entries = (await rowsOf('activity')).filter(
    ({ entry }) => !before.some((each) => each['entry'] === entry),
  );

  expect(entries).toMatchObject([{ action: 'person-read', author, subject: `staff#${author}` }]);
  expect(JSON.stringify(entries)).not.toMatch(/engines/i);
});

test.each([
  [{}, 'email', 'required'],
  [{ email: 'ada' }, 'email', 'too_short'],
  [{ email: 'ada@engines' }, 'email', 'format'],
  [{ email, cursor: 'x' }, 'cursor', 'format'],
  [{ email, cursor: '?' }, 'cursor', 'format'],
  [{ email, id: 7 }, 'id', 'unknown'],
])('The request %j is rejected by its field', async (body, field, rule) => {
  expect(await submit(body)).toMatchObject(rejection({ field, rule }));
});
