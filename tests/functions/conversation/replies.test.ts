import { describe, expect, test, vi } from 'vitest';
import { staffLimits } from '#contract/limits.ts';
import { author, call, failure, rejection } from '../call.ts';
import { failToRecord, onDatabaseCall, outage } from '../database-calls.ts';
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
} from './conversations.ts';

withTables();
withClock(Date.parse('2026-11-20T12:00:00.000Z'));

function undo(message: string, of = id) {
  return call('undoReply', { parameters: { id: of, message } });
}

describe('A reply', () => {
  test('waits ten seconds in the outbox, and shows in the conversation', async () => {
    await insertContact();

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
    [{}, 'answered'],
    [{ close: false }, 'answered'],
    [{ close: true }, 'closed'],
  ])('with %j makes the contact %s, and its author’s if it was nobody’s', async (more, status) => {
    await insertContact({ status: 'new', waitingSince: '2026-11-20T00:00:00.000Z' });

    await reply({ text: 'Hello.', ...more });

    const contact = await theContact();
    expect(contact).toMatchObject({ status, assignee: author, version: 2 });
    expect(contact).not.toHaveProperty('waitingSince');
    expect(await actions()).toEqual(expect.arrayContaining(['reply', 'change']));
  });

  test('leaves the contact with whoever has it', async () => {
    await insertContact({ assignee: 'ben' });
    await reply('Hello.');
    expect(await theContact()).toMatchObject({ status: 'answered', assignee: 'ben' });
  });

  test('keeps its contact as long as itself, also if nothing else changes', async () => {
    await insertContact({ status: 'answered', assignee: 'ben', expiresAt: 1_900_000_000 });
    await reply('Hello.');
    expect(await theContact()).toMatchObject({ version: 1, expiresAt: expect.any(Number) });
    expect((await theContact())['expiresAt']).toBeGreaterThan(1_900_000_000);
  });

  test('sent again with its key is one reply and one change', async () => {
    await insertContact();
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
    await insertContact();
    const key = newKey();
    await reply('Hello.', { key });
    expect(await reply(other, { key })).toMatchObject(failure(409, 'conflict'));
  });

  test('is another one if somebody else uses its key', async () => {
    await insertContact();
    const key = newKey();
    await reply('Hello.', { key });
    expect((await reply('Hi.', { key, username: 'ben' })).body).toMatchObject({ author: 'ben' });
    expect(await rowsOf('messages')).toHaveLength(2);
  });

  test('is completed by a retry if the contact could not be changed', async () => {
    await insertContact();
    const key = newKey();
    const recover = onDatabaseCall((command, { TableName, UpdateExpression }) => {
      if (
        command === 'UpdateItemCommand' &&
        TableName === 'Contacts' &&
        String(UpdateExpression).includes('version')
      ) {
        throw outage;
      }
    });
    expect((await reply('Hello.', { key })).status).toBe(503);
    recover();
    expect((await reply('Hello.', { key })).status).toBe(200);

    expect(await rowsOf('messages')).toHaveLength(1);
    expect(await theContact()).toMatchObject({ status: 'answered' });
  });

  test('is in the audit log before it can be sent', async () => {
    await insertContact();
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
    await insertContact();
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
    expect(await reply('Hello.')).toMatchObject(failure(404, 'not_found'));
    expect(await reply('Hello.', { of: 'x' })).toMatchObject(failure(404, 'not_found'));
  });
});

describe('Taking a reply back', () => {
  test('deletes it, and leaves the contact to the client', async () => {
    await insertContact();
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
    await insertContact();
    const { body } = await reply('Hello.');
    const [row] = await rowsOf('messages');
    await insert('messages', [{ ...row, [name]: value }]);

    expect(await undo(body.id)).toMatchObject(failure(409, 'conflict'));
    expect(await rowsOf('messages')).toHaveLength(1);
  });

  test('still works after SES had no room for it', async () => {
    await insertContact();
    const { body } = await reply('Hello.');
    const [row] = await rowsOf('messages');
    await insert('messages', [{ ...row, outboxAttempts: 0 }]);
    expect((await undo(body.id)).status).toBe(204);
  });

  test('twice at once says to neither that it has left', async () => {
    await insertContact();
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
    await insertContact();
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
  await insertContact();
  vi.resetModules();
  vi.doMock('#functions/conversation/stage-inbox.ts', () => ({ stageInbox: undefined }));
  expect(await reply('Hello.')).toMatchObject(
    rejection({ field: 'text', message: 'text cannot be sent, because this stage has no inbox' }),
  );
  vi.doUnmock('#functions/conversation/stage-inbox.ts');
  vi.resetModules();
});
