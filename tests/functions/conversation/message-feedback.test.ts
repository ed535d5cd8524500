import { describe, expect, test } from 'vitest';
import { withClock } from 'cdk-laptop/testing/clock.ts';
import { messageRow } from '../contact/contact-rows.ts';
import { logged } from '../logs.ts';
import { sesReport } from '../outbox/ses-report.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { actions, id, insertContact, messages, theContact, withContact } from './conversations.ts';
import { handler } from '#functions/feedback.lambda.ts';

withTables();
withContact();
withClock(Date.parse('2026-11-20T12:00:00.000Z'));

const row = messageRow(id, 'r', {
  direction: 'out',
  at: '2026-11-20T11:00:00.000Z',
  state: 'sent',
});

const reply = { kind: 'reply', message: `${id}_r` };

function bounce(about: object = {}, tags: Readonly<Record<string, string>> = reply) {
  return handler(sesReport('BOUNCE', { tags }, about));
}

function complain(about: object = {}) {
  return handler(sesReport('COMPLAINT', { tags: reply }, about));
}

async function state() {
  return (await messages()).find((message: { id: string }) => message.id === 'r')?.state;
}

describe('A contact whose reply came back', () => {
  test('opens, and stays closed if staff close it then, though SES reports it again', async () => {
    const waitingSince = '2026-11-20T10:00:00.000Z';
    await insertContact({ status: 'closed', submittedAt: waitingSince });
    await insert('messages', [row]);
    await bounce();
    expect(await theContact()).toMatchObject({ status: 'open', waitingSince });
    expect(await actions()).toEqual(['change']);

    await insertContact({ status: 'closed', submittedAt: waitingSince });
    await bounce();
    expect(await theContact()).toMatchObject({ status: 'closed' });
  });

  test.each([
    ['for a complaint', complain, {}],
    ['for an acknowledgement', bounce, { isAcknowledgement: true }],
  ])('stays closed %s', async (_what, report, changes) => {
    await insertContact({ status: 'closed' });
    await insert('messages', [{ ...row, ...changes }]);
    await report();
    expect(await theContact()).toMatchObject({ status: 'closed' });
  });

  test('stays spam', async () => {
    await insertContact({ status: 'spam' });
    await insert('messages', [row]);
    await bounce();
    expect(await theContact()).toMatchObject({ status: 'spam' });
  });
});

describe('A message', () => {
  test.each([
    ['Permanent', 'General'],
    ['Permanent', 'NoEmail'],
    ['Permanent', 'OnAccountSuppressionList'],
    ['Transient', 'MailboxFull'],
    ['Undetermined', 'Undetermined'],
  ])('that came back (%s, %s) says so, however often SES reports it', async (type, subType) => {
    await insert('messages', [row]);
    const bounced = { bounceType: type, bounceSubType: subType };
    await bounce(bounced);
    await bounce(bounced);
    expect(await state()).toBe('bounced');
    expect(await rowsOf('subscribers')).toEqual([]);
  });

  test('in which SES finds a virus says that it did not arrive', async () => {
    await insert('messages', [row]);
    await handler(sesReport('REJECT', { tags: reply }));
    expect(await state()).toBe('bounced');
  });

  test('that an absence note answers stays sent, as one that was reported as no spam', async () => {
    await insert('messages', [row]);
    await bounce({ bounceType: 'Transient' });
    await complain({ complaintFeedbackType: 'not-spam' });
    expect(await state()).toBe('sent');
  });

  test('that was complained about says that, also if it bounced before or after', async () => {
    await insert('messages', [row]);
    await bounce();
    await complain();
    expect(await state()).toBe('complained');
    await bounce();
    expect(await state()).toBe('complained');
  });

  test('says so even if SES reports it before the dispatcher has written that it was sent', async () => {
    await insert('messages', [{ ...row, state: 'waiting' }]);
    await bounce();
    const [stored] = await rowsOf('messages');
    await insert('messages', [{ ...stored, state: 'sent' }]);
    expect(await state()).toBe('bounced');
  });

  test('that was erased does not come back', async () => {
    await bounce();
    await complain();
    await bounce({}, { ...reply, message: 'nonsense' });
    expect(await rowsOf('messages')).toEqual([]);
    expect(logged.join('')).toMatch(/"message":"message feedback".*"isRecorded":false/);
  });

  test('that was an acknowledgement counts among the bounces that stop such mails', async () => {
    await insert('settings', [{ kind: 'breaker', entry: 'unconfirmed', sent: 7 }]);
    const message = `${id}_acknowledgement`;
    await bounce({}, { kind: 'acknowledgement', message, number: '7' });
    const [breaker] = await rowsOf('settings');
    expect(breaker).toMatchObject({ bounced: new Set([7]) });
  });
});
