import { describe, expect, test, vi } from 'vitest';
import { staffLimits } from '#contract/limits.ts';
import { author, call, failure, rejection } from '../call.ts';
import { failCalls, failToRecord, onDatabaseCall } from '../database-calls.ts';
import { messageRow } from '../contact/contact-rows.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { later, withClock } from 'cdk-laptop/testing/clock.ts';
import {
  actions,
  ada,
  id,
  insertContact,
  messages,
  newKey,
  reply,
  theContact,
  withContact,
} from './conversations.ts';

withTables();
withContact();
withClock(Date.parse('2026-11-20T12:00:00.000Z'));

function undo(message: string, of = id) {
  return call('undoReply', { parameters: { id: of, message } });
}

describe('A reply', () => {
  test('waits ten seconds in the outbox, and shows in the conversation', async () => {
    const { status, body } = await reply('Hello *Ada*.');

    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{20}$/),
      direction: 'out',
      at: '2026-11-20T12:00:00.000Z',
      author,
      from: 'support@quietgrid.example',
      to: ada,
      text: 'Hello *Ada*.',
      attachments: [],
      state: 'waiting',
    });
    expect(await messages()).toEqual([expect.objectContaining({ id: 'opening' }), body]);
    expect(await rowsOf('messages')).toMatchObject([
      {
        outbox: 'due',
        outboxDue: `2026-11-20T12:00:10.000Z#${id}#message#${body.id}`,
        expiresAt: (await theContact())['expiresAt'],
      },
    ]);
  });

  test.each([
    [{}, 'answered', null],
    [{ close: false }, 'answered', 'ben'],
    [{ close: true }, 'closed', null],
  ])(
    'with %j makes the contact %s, and its author’s if it is not %s’s',
    async (more, status, assignee) => {
      await insertContact({ status: 'new', assignee, waitingSince: '2026-11-20T00:00:00.000Z' });

      await reply({ text: 'Hello.', ...more });

      const contact = await theContact();
      expect(contact).toMatchObject({ status, assignee: assignee ?? author, version: 2 });
      expect(contact).not.toHaveProperty('waitingSince');
      expect(await actions()).toEqual(expect.arrayContaining(['reply', 'change']));
    },
  );

  test('keeps its contact as long as itself, also if nothing else changes', async () => {
    await insertContact({ status: 'answered', assignee: 'ben', expiresAt: 1_900_000_000 });
    await reply('Hello.');
    expect(await theContact()).toMatchObject({ version: 1, expiresAt: expect.any(Number) });
    expect((await theContact())['expiresAt']).toBeGreaterThan(1_900_000_000);
  });

  test('sent again with its key is one reply and one change', async () => {
    const key = newKey();
    const first = await reply('Hello.', { key });
    later(2000);
    const again = await Promise.all([reply('Hello.', { key }), reply('Hello.', { key })]);

    for (const { body } of again) expect(body).toEqual(first.body);
    expect(await rowsOf('messages')).toHaveLength(1);
    expect(await theContact()).toMatchObject({ version: 2 });
    expect(await actions()).toHaveLength(2);
    expect(await actions()).toEqual(expect.arrayContaining(['change', 'reply']));
  });

  test.each([
    ['text', { text: 'Something else.' }],
    ['end', { text: 'Hello.', close: true }],
  ])('with the key of one with another %s is a conflict', async (_what, other) => {
    const key = newKey();
    await reply('Hello.', { key });
    expect(await reply(other, { key })).toMatchObject(failure(409, 'conflict'));
  });

  test('is another one if somebody else uses its key', async () => {
    const key = newKey();
    await reply('Hello.', { key });
    expect((await reply('Hi.', { key, username: 'ben' })).body).toMatchObject({ author: 'ben' });
    expect(await rowsOf('messages')).toHaveLength(2);
  });

  test('is completed by a retry if the contact could not be changed', async () => {
    const key = newKey();
    const recover = failCalls({ table: 'Contacts', update: 'version' });
    expect((await reply('Hello.', { key })).status).toBe(503);
    recover();
    expect((await reply('Hello.', { key })).status).toBe(200);

    expect(await rowsOf('messages')).toHaveLength(1);
    expect(await theContact()).toMatchObject({ status: 'answered' });
  });

  test.each([
    ['is changed by a retry after the reply was sent', [], 'closed'],
    [
      'is left as it is by a retry once the customer has written again',
      [messageRow(id, 'm', { at: '2026-11-20T12:01:00.000Z' })],
      'open',
    ],
  ])('Its contact %s', async (_what, since, status) => {
    const key = newKey();
    const recover = failCalls({ table: 'Contacts', update: 'version' });
    await reply({ text: 'Hello.', close: true }, { key });
    recover();
    const [{ outbox: _outbox, outboxDue: _due, ...row } = {}] = await rowsOf('messages');
    await insert('messages', [{ ...row, state: 'sent' }, ...since]);
    expect((await reply({ text: 'Hello.', close: true }, { key })).status).toBe(200);

    expect(await theContact()).toMatchObject({ status });
  });

  test('is in the audit log before it can be sent', async () => {
    const recover = failToRecord();
    expect((await reply('Hello.')).status).toBe(503);
    expect(await rowsOf('messages')).toEqual([]);
    recover();
  });

  test.each([
    ['without a text', {}, { field: 'text', rule: 'required' }],
    ['with an empty text', { text: ' \n' }, { field: 'text', rule: 'required' }],
    [
      'too long',
      { text: 'x'.repeat(staffLimits.reply.max + 1) },
      { field: 'text', rule: 'too_long' },
    ],
    ['with another field', { text: 'x', to: ada }, { field: 'to', rule: 'unknown' }],
  ])('%s is rejected by name', async (_what, body, field) => {
    expect(await reply(body)).toMatchObject(rejection(field));
  });

  test('to a contact without an address is rejected, as is one to a part of another', async () => {
    await insertContact({ source: 'phone', businessEmail: undefined });
    expect(await reply('Hello.')).toMatchObject(
      rejection({ field: 'businessEmail', rule: 'required' }),
    );
    await insertContact({ mergedInto: '7K3M-QX9R' });
    expect(await reply('Hello.')).toMatchObject(
      rejection({ field: 'text', message: 'text cannot be sent here: answer contact 7K3M-QX9R' }),
    );
    expect(await rowsOf('messages')).toEqual([]);
    expect(await actions()).toEqual([]);
  });

  test('to nobody is a 404', async () => {
    expect(await reply('Hello.', { of: '7K3M-QX9R' })).toMatchObject(failure(404, 'not_found'));
    expect(await reply('Hello.', { of: 'x' })).toMatchObject(failure(404, 'not_found'));
  });
});

describe('Taking a reply back', () => {
  test('deletes it, and leaves the contact to the client', async () => {
    const { body } = await reply('Hello.');

    expect(await undo(body.id)).toMatchObject({ status: 204 });

    expect(await rowsOf('messages')).toEqual([]);
    expect(await theContact()).toMatchObject({ status: 'answered' });
    expect(await actions()).toEqual(expect.arrayContaining(['change', 'reply', 'reply-undone']));
    expect(await undo(body.id)).toMatchObject(failure(404, 'not_found'));
  });

  test.each([
    ['is being sent', 'outboxAttempts', 1],
    ['is sent', 'state', 'sent'],
  ])('is too late once it %s', async (_when, name, value) => {
    const { body } = await reply('Hello.');
    const [row] = await rowsOf('messages');
    await insert('messages', [{ ...row, [name]: value }]);

    expect(await undo(body.id)).toMatchObject(failure(409, 'conflict'));
    expect(await rowsOf('messages')).toHaveLength(1);
  });

  test('still works after SES had no room for it', async () => {
    const { body } = await reply('Hello.');
    const [row] = await rowsOf('messages');
    await insert('messages', [{ ...row, outboxAttempts: 0 }]);
    expect((await undo(body.id)).status).toBe(204);
  });

  test('twice at once says to neither that it has left', async () => {
    const { body } = await reply('Hello.');
    let isFirst = true;
    onDatabaseCall(async (command) => {
      if (command !== 'DeleteItemCommand' || !isFirst) return;
      isFirst = false;
      expect(await undo(body.id)).toMatchObject({ status: 204 });
    });
    expect(await undo(body.id)).toMatchObject({ status: 204 });
  });

  test('concerns only replies of that contact', async () => {
    const { body } = await reply('Hello.');
    for (const [message, of] of [
      ['opening', id],
      ['none', id],
      [body.id, '7K3M-QX9R'],
    ]) {
      expect(await undo(message, of)).toMatchObject(failure(404, 'not_found'));
    }
  });
});

test('Where a stage has no inbox, nothing is answered', async () => {
  vi.resetModules();
  vi.doMock('#functions/conversation/stage-inbox.ts', () => ({ stageInbox: undefined }));
  expect(await reply('Hello.')).toMatchObject(
    rejection({ field: 'text', message: 'text cannot be sent, because this stage has no inbox' }),
  );
  vi.doUnmock('#functions/conversation/stage-inbox.ts');
  vi.resetModules();
});
