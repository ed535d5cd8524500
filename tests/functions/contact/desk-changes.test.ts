import { beforeEach, describe, expect, test } from 'vitest';
import { Contact } from '#contract/contact/detail.ts';
import { author, call, rejection } from '../call.ts';
import { audit, getContact, updateContact, updateContacts } from './contact-calls.ts';
import { contact, idOf, messageRow, placed, timeOf } from './contact-rows.ts';
import { insert, rowsOf, withTables } from '../tables.ts';

withTables();

const id = idOf(0);
const waitingSince = timeOf(0);
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const yesterday = new Date(Date.now() - 86_400_000).toISOString();
beforeEach(() => insert('contacts', [{ ...placed(0, 'new'), waitingSince }]));

const update = (body: object, version = 1) => updateContact(id, body, version);
const read = async () => Contact.parse((await getContact(id)).body);

/** A message of the contact's conversation. */
const message = (at: number, direction: 'in' | 'out', changes: object = {}) =>
  messageRow(id, `m${at}`, { direction, at: timeOf(at), state: 'sent', ...changes });

describe('Tags', () => {
  test('are put on a contact in its history and in the audit log, each once', async () => {
    const { status, body } = await update({ tags: ['Quote', 'Urgent', 'Quote'] });

    expect([status, body.tags]).toEqual([200, ['Quote', 'Urgent']]);
    const change = { version: 2, author, tags: { from: [], to: ['Quote', 'Urgent'] } };
    expect(body.history).toMatchObject([change]);
    expect(await audit()).toMatchObject([{ action: 'change', contact: id, ...change }]);
    expect((await call('listContacts')).body).toMatchObject([{ tags: body.tags }]);
  });

  test('in another order are no change, and none at all leave no attribute', async () => {
    await update({ tags: ['Quote', 'Urgent'] });
    expect((await update({ tags: ['Urgent', 'Quote'] }, 2)).body.version).toBe(2);
    const { body } = await update({ tags: [] }, 2);

    expect(body.history[1]).toMatchObject({ tags: { from: ['Quote', 'Urgent'], to: [] } });
    expect((await rowsOf('contacts'))[0]).not.toHaveProperty('tags');
  });

  test('that are not in the list are rejected by name, of one contact and of several', async () => {
    const rejected = rejection({
      field: 'tags',
      rule: 'unknown',
      message: 'tags must be tags of the list',
    });
    expect(await update({ tags: ['Quote', 'quote'] })).toMatchObject(rejected);
    expect(await updateContacts({ ids: [id], tags: ['Gone'] })).toMatchObject(rejected);
    expect(await read()).toMatchObject({ version: 1 });
  });

  test('may stay on a contact though staff have removed them from the list', async () => {
    await insert('contacts', [contact(0, { tags: ['Gone'] })]);

    expect((await update({ tags: ['Gone', 'Quote'] })).status).toBe(200);
    expect((await update({ tags: ['Quote'] }, 2)).status).toBe(200);
    expect((await update({ tags: ['Gone'] }, 3)).status).toBe(400);
  });

  test.each([
    [{ tags: 'Quote' }, 'tags must be a list'],
    [{ tags: Array.from('abcdef') }, 'tags must have at most 5 entries'],
    [{ tags: ['x'.repeat(25)] }, 'tags holds an entry that is not valid'],
  ])('as %j are rejected by name', async (body, words) => {
    expect(await update(body)).toMatchObject(rejection({ field: 'tags', message: words }));
  });

  test('are found by the search', async () => {
    await update({ tags: ['Urgent'] });
    const { body } = await call('searchContacts', { body: { query: 'urgent' } });

    expect(body.items).toMatchObject([{ id }]);
  });

  test('are put on several contacts at once', async () => {
    await insert('contacts', [placed(1, 'open')]);
    const { body } = await updateContacts({ ids: [id, idOf(1)], tags: ['Order'] });

    expect(body.results).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await rowsOf('contacts')).toMatchObject([{ tags: ['Order'] }, { tags: ['Order'] }]);
  });
});

describe('A snoozed contact', () => {
  test('has its time in milliseconds, in the list and in its history', async () => {
    const { body } = await update({ snoozedUntil: tomorrow.replace(/[.]\d+Z/, 'Z') });
    const snoozedUntil = tomorrow.replace(/[.]\d+Z/, '.000Z');

    expect(body).toMatchObject({
      snoozedUntil,
      waitingSince,
      history: [{ snoozedUntil: { from: null, to: snoozedUntil } }],
    });
    expect((await call('listContacts')).body).toMatchObject([{ snoozedUntil }]);
    expect(await audit()).toMatchObject([{ snoozedUntil: { from: null, to: snoozedUntil } }]);
  });

  test('wakes on null', async () => {
    await update({ snoozedUntil: tomorrow });
    const { body } = await update({ snoozedUntil: null }, 2);

    expect(body).not.toHaveProperty('snoozedUntil');
    expect(body.history[1]).toMatchObject({ snoozedUntil: { from: tomorrow, to: null } });
  });

  test.each([
    ['closed', false],
    ['spam', false],
    ['answered', true],
  ])('that becomes %s is still snoozed: %s', async (status, isSnoozed) => {
    await update({ snoozedUntil: tomorrow });
    const { body } = await update({ status }, 2);

    expect('snoozedUntil' in body).toBe(isSnoozed);
    const snooze = { from: tomorrow, to: null };
    expect(body.history[1].snoozedUntil).toEqual(isSnoozed ? undefined : snooze);
  });

  test('cannot be snoozed again once it is closed', async () => {
    const { body } = await update({ status: 'closed', snoozedUntil: tomorrow });

    expect(body).not.toHaveProperty('snoozedUntil');
  });

  test.each([yesterday, '2026-13-01T00:00:00Z', 'tomorrow', 7])(
    'until %j is rejected by name',
    async (snoozedUntil) => {
      const rejected = rejection({ field: 'snoozedUntil' });
      expect(await update({ snoozedUntil })).toMatchObject(rejected);
      expect(await updateContacts({ ids: [id], snoozedUntil })).toMatchObject(rejected);
    },
  );
});

describe('A customer', () => {
  test.each(['answered', 'closed', 'spam'])('waits no longer once it is %s', async (status) => {
    const { body } = await update({ status });

    expect(body).not.toHaveProperty('waitingSince');
    expect(await read()).toEqual(body);
  });

  test.each([{ status: 'open' }, { tags: ['Quote'] }])('still waits after %j', async (change) => {
    expect((await update(change)).body).toMatchObject({ waitingSince });
  });

  test('waits as long as before once a change is undone', async () => {
    await insert('messages', [message(9, 'in', { state: 'received' })]);
    await update({ status: 'closed' });

    expect((await update({ status: 'new' }, 2)).body).toMatchObject({ waitingSince });
  });

  test('waits since their first message without an answer', async () => {
    await insert('contacts', [placed(0, 'closed')]);
    await insert('messages', [
      message(9, 'in', { state: 'received' }),
      message(11, 'in', { state: 'received' }),
      message(5, 'out'),
      message(10, 'out', { isAcknowledgement: true }),
    ]);

    expect((await update({ status: 'open' })).body).toMatchObject({ waitingSince: timeOf(9) });
  });

  test('does not wait in a contact that is reopened after an answer', async () => {
    await insert('contacts', [placed(0, 'closed')]);
    await insert('messages', [message(5, 'in', { state: 'received' }), message(9, 'out')]);

    expect((await update({ status: 'open' })).body).not.toHaveProperty('waitingSince');
  });
});
