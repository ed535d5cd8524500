import { beforeEach, describe, expect, test } from 'vitest';
import { OtherContacts } from '#contract/contact/other-contacts.ts';
import { author, call, rejection } from '../call.ts';
import { failCalls } from '../database-calls.ts';
import { audit } from './contact-calls.ts';
import { contact, idOf, range, timeOf } from './contact-rows.ts';
import { subscriber } from '../newsletter/subscribers.ts';
import { insert, withTables } from '../tables.ts';

withTables();

const sent = (at: number, businessEmail: string, changes: object = {}) =>
  contact(at, { businessEmail, ...changes });

async function othersOf(at: number): Promise<OtherContacts> {
  const { body } = await call('readOtherContacts', { parameters: { id: idOf(at) } });
  return OtherContacts.parse(body);
}

function change(at: number, email: string, isTheirs = true) {
  const parameters = { id: idOf(at) };
  return call('addAddress', { parameters, body: { email, isTheirs } });
}

const idsOf = ({ contacts }: OtherContacts) => contacts.map(({ id }) => id);

beforeEach(() =>
  insert('contacts', [
    sent(0, 'ada@engines.example'),
    sent(1, 'Ada@engines.example', { status: 'closed', source: 'mail' }),
    sent(2, 'Ada@home.example'),
    sent(3, 'bob@engines.example'),
  ]),
);

describe('What is known of a sender', () => {
  test('are other contacts from the address, in its usual spellings, newest first', async () => {
    await insert('contacts', [sent(4, 'ADA@ENGINES.EXAMPLE'), sent(5, 'ada@engines.example')]);

    const { contacts, addresses, newsletter } = await othersOf(0);
    expect(contacts).toEqual([
      { id: idOf(5), message: 'Hello.', submittedAt: timeOf(5), status: 'open' },
      { id: idOf(4), message: 'Hello.', submittedAt: timeOf(4), status: 'open' },
      {
        id: idOf(1),
        message: 'Hello.',
        submittedAt: timeOf(1),
        status: 'closed',
        source: 'mail',
      },
    ]);
    expect([addresses, newsletter]).toEqual([[], null]);
    expect(idsOf(await othersOf(1))).toEqual([idOf(5), idOf(4), idOf(0)]);
  });

  test('are twenty contacts at most', async () => {
    await insert(
      'contacts',
      range(30, (at) => sent(at + 10, 'ada@engines.example')),
    );

    expect(idsOf(await othersOf(0))).toEqual(range(20, (at) => idOf(39 - at)));
  });

  test('is what the newsletter knows of the address', async () => {
    await insert('subscribers', [subscriber('ada@engines.example', timeOf(0))]);

    expect(await othersOf(1)).toMatchObject({ newsletter: 'confirmed' });
  });

  test('is nothing about a caller without an address, and a 404 without the contact', async () => {
    await insert('contacts', [sent(6, ''), sent(7, '')]);

    expect(await othersOf(6)).toEqual({ contacts: [], newsletter: null, addresses: [] });
    expect((await call('readOtherContacts', { parameters: { id: idOf(99) } })).status).toBe(404);
  });

  test('leaves out the contacts that are a part of this one', async () => {
    await insert('contacts', [sent(4, 'ada@engines.example'), sent(5, 'ada@engines.example')]);
    const parameters = { id: idOf(4) };
    await call('mergeContact', { parameters, body: { into: idOf(5) } });

    expect(idsOf(await othersOf(5))).toEqual([idOf(1), idOf(0)]);
  });
});

describe('Several addresses of a person', () => {
  test('bring their contacts together, from each of them', async () => {
    expect((await change(0, 'Ada@Home.example')).status).toBe(204);

    expect(await othersOf(0)).toMatchObject({ addresses: ['ada@home.example'] });
    expect(idsOf(await othersOf(0))).toEqual([idOf(2), idOf(1)]);
    expect(await othersOf(2)).toMatchObject({ addresses: ['ada@engines.example'] });
    expect(idsOf(await othersOf(2))).toEqual([idOf(1), idOf(0)]);
    expect(await othersOf(3)).toMatchObject({ addresses: [] });
  });

  test('are one group, also if two groups meet', async () => {
    await change(0, 'b@x.example');
    await change(2, 'c@x.example');
    await change(2, 'd@x.example');
    await change(0, 'd@x.example');

    const addresses = ['ada@home.example', 'b@x.example', 'c@x.example', 'd@x.example'];
    expect(await othersOf(0)).toMatchObject({ addresses });
    expect((await othersOf(2)).addresses).toHaveLength(4);
  });

  test('are completed by a retry if a meeting of groups was interrupted', async () => {
    await change(2, 'c@x.example');
    await change(2, 'd@x.example');
    const recover = failCalls({ command: 'PutItemCommand', table: 'Settings' }, 1);
    expect((await change(0, 'ADA@home.example')).status).toBe(503);
    recover();
    await change(0, 'ADA@home.example');

    expect((await othersOf(0)).addresses).toEqual([
      'ada@home.example',
      'c@x.example',
      'd@x.example',
    ]);
  });

  test.each([
    ['ada@engines.example', ['b@x.example', 'c@x.example']],
    ['b@x.example', ['ada@engines.example', 'c@x.example']],
  ])('lose %s alone if it is removed', async (removed, rest) => {
    await change(0, 'b@x.example');
    await change(0, 'c@x.example');
    await insert('contacts', [sent(8, 'c@x.example'), sent(9, removed)]);
    expect((await change(8, removed, false)).status).toBe(204);

    expect((await othersOf(8)).addresses).toEqual(rest.filter((each) => each !== 'c@x.example'));
    expect(await othersOf(9)).toMatchObject({ addresses: [] });
  });

  test('are recorded without being named', async () => {
    await change(0, 'b@x.example');
    await change(0, 'b@x.example');
    await change(0, 'b@x.example', false);

    const entries = await audit();
    const actions = entries.map(({ action }: { action: string }) => action);
    expect(actions.toSorted()).toEqual(['address-add', 'address-remove']);
    expect(entries).toMatchObject([{ author, contact: idOf(0) }, { author }]);
    expect(JSON.stringify(entries)).not.toContain('x.example');
  });

  test('are ten at most', async () => {
    for (const at of range(9, (each) => each)) await change(0, `a${at}@x.example`);

    expect(await change(0, 'b@x.example')).toMatchObject(
      rejection({
        field: 'email',
        rule: 'too_long',
        message: 'email must leave 10 addresses at most',
      }),
    );
  });

  test('need a contact with an address, and an address', async () => {
    await insert('contacts', [sent(6, '')]);

    expect(await change(6, 'b@x.example')).toMatchObject(rejection({ field: 'email' }));
    expect(await change(0, 'b')).toMatchObject(rejection({ field: 'email', rule: 'too_short' }));
    expect((await change(99, 'b@x.example')).status).toBe(404);
  });
});
