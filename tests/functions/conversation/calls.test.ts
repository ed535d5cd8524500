import { describe, expect, test } from 'vitest';
import { author, call, failure, rejection } from '../call.ts';
import { failToRecord } from '../database-calls.ts';
import { rowsOf, withTables } from '../tables.ts';
import { actions, messages, newKey, theContact } from './conversations.ts';

withTables();

const caller = { firstName: 'Ada', message: 'Wants 200 locks. Call back on Monday.' };

function note(body: object, key = newKey()) {
  return call('recordCall', { body, headers: { 'idempotency-key': key } });
}

describe('A call', () => {
  test('begins a contact that is open and its author’s, and announces nothing', async () => {
    const { status, body } = await note({ ...caller, phone: '905 555 0142' });

    expect(status).toBe(200);
    const contact = await theContact();
    expect(body).toEqual({ success: true, id: contact['id'] });
    expect(contact).toMatchObject({
      source: 'phone',
      ...caller,
      lastName: '',
      phone: '905 555 0142',
      phoneE164: '+19055550142',
      status: 'open',
      assignee: author,
      waitingSince: contact['submittedAt'],
      version: 1,
    });
    expect(contact).not.toHaveProperty('outbox');
    expect(contact).not.toHaveProperty('businessEmail');
    expect(await actions()).toEqual(['call']);
    expect(await messages(body.id)).toEqual([
      {
        id: 'opening',
        direction: 'in',
        at: contact['submittedAt'],
        author,
        text: caller.message,
        attachments: [],
        state: 'received',
      },
    ]);
  });

  test('noted again with its key is one contact, with another text a conflict', async () => {
    const key = newKey();
    const first = await note(caller, key);
    expect(await Promise.all([note(caller, key), note(caller, key)])).toMatchObject([
      { body: first.body },
      { body: first.body },
    ]);
    expect(await note({ ...caller, message: 'Another.' }, key)).toMatchObject(
      failure(409, 'conflict'),
    );
    expect(await rowsOf('contacts')).toHaveLength(1);
    expect(await actions()).toEqual(['call']);
  });

  test('is in the audit log before it is stored', async () => {
    const recover = failToRecord();
    expect((await note(caller)).status).toBe(503);
    expect(await rowsOf('contacts')).toEqual([]);
    recover();
  });

  test.each([
    [{ message: '' }, 'message'],
    [{ firstName: ' ' }, 'firstName'],
    [{ phone: 'none' }, 'phone'],
    [{ businessEmail: 'ada' }, 'businessEmail'],
  ])('with %j is rejected by name', async (changes, field) => {
    expect(await note({ ...caller, ...changes })).toMatchObject(rejection({ field }));
  });
});
