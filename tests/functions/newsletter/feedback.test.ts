import { describe, expect, test } from 'vitest';
import type { FeedbackOptions, FeedbackType } from 'cdk-laptop/ses/feedback.ts';
import type { MailKind } from '#contract/mail.ts';
import { Notifications } from '#contract/notifications.ts';
import { call } from '../call.ts';
import { later, withClock } from 'cdk-laptop/testing/clock.ts';
import { onDatabaseCall, outage } from '../database-calls.ts';
import { logged } from '../logs.ts';
import { sesReport } from '../outbox/ses-report.ts';
import { rowsOf, withTables } from '../tables.ts';
import {
  askForLeaveLink,
  confirm,
  confirmedReader,
  deliver,
  onlyRow,
  pendingReader,
  reader,
  subscribe,
  tokenIn,
  unsubscribe,
} from './subscribers.ts';
import type { Mail } from '#functions/outbox/mail-client.ts';
import { handler } from '#functions/feedback.lambda.ts';

withTables();

withClock(Date.parse('2027-03-01T09:00:00.000Z'));

type SentMail = Mail & { readonly kind?: MailKind };

/** SES's report about a mail. */
function eventOf(
  type: FeedbackType,
  mail: SentMail | undefined,
  about?: object,
  options?: FeedbackOptions,
): object {
  const { kind = 'confirm', number, to = [], headers = {} } = mail ?? {};
  const tags = { kind, ...(number !== undefined && { number: String(number) }) };
  return sesReport(type, { tags, to, headers }, about, options);
}

const unknown = { to: ['team@quietgrid.example'], subject: 'x', text: 'x', html: 'x' };

/** A mail to staff. */
const digest = { ...unknown, kind: 'digest' } as const;

/** A subscriber's unsubscribe mail. */
async function mailOfReader(): Promise<Mail | undefined> {
  await confirmedReader();
  later(60_000);
  await askForLeaveLink();
  const [mail] = await deliver();
  later(1000);
  return mail;
}

const passing = { bounceType: 'Transient' };
const notSpam = { complaintFeedbackType: 'not-spam' };

describe('An address', () => {
  test.each([
    ['BOUNCE', 'bounced'],
    ['COMPLAINT', 'complained'],
  ] as const)('of a %s is %s, and gets no mail any more', async (type, status) => {
    const mail = await mailOfReader();
    await handler(eventOf(type, mail));

    expect(await onlyRow()).toMatchObject({ status, statusAt: new Date(Date.now()).toISOString() });
    expect(await onlyRow()).toHaveProperty('expiresAt');
    expect(Object(await onlyRow()).consent.at(-1)).toMatchObject({ event: status });
    later(40 * 86_400_000);
    await subscribe();
    await askForLeaveLink();
    expect(await deliver()).toEqual([]);
  });

  test('that bounces gets no waiting mail, and an earlier mail cannot confirm it', async () => {
    const mail = await pendingReader();
    later(2 * 3_600_000);
    await subscribe();
    await handler(eventOf('BOUNCE', mail));

    expect(await deliver()).toEqual([]);
    expect((await confirm(tokenIn(mail))).status).toBe(410);
  });

  test('ignores a repeated event, and the log says which one changed it', async () => {
    const mail = await mailOfReader();
    await handler(eventOf('BOUNCE', mail));
    const row = await onlyRow();
    later(1000);
    await handler(eventOf('BOUNCE', mail));

    expect(await onlyRow()).toEqual(row);
    const lines = logged.filter((line) => line.includes('mail feedback'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { isKnown: true, isRecorded: true },
      { isKnown: true, isRecorded: false },
    ]);
  });

  test.each([
    ['BOUNCE', 'COMPLAINT'],
    ['COMPLAINT', 'BOUNCE'],
  ] as const)('is complained after %s and %s, in whichever order', async (first, second) => {
    const mail = await mailOfReader();
    await handler(eventOf(first, mail));
    await handler(eventOf(second, mail));

    expect(await onlyRow()).toMatchObject({ status: 'complained' });
  });

  test('stays confirmed after the bounce of an earlier mail, but not after its complaint', async () => {
    const mail = await pendingReader();
    later(1000);
    await confirm(tokenIn(mail));
    await handler(eventOf('BOUNCE', mail));
    expect(await onlyRow()).toMatchObject({ status: 'confirmed' });

    await handler(eventOf('COMPLAINT', mail));
    expect(await onlyRow()).toMatchObject({ status: 'complained' });
  });

  test('that left meanwhile stays so after a bounce', async () => {
    const mail = await mailOfReader();
    await unsubscribe(tokenIn(mail));
    await handler(eventOf('BOUNCE', mail));

    expect(await onlyRow()).toMatchObject({ status: 'left' });
  });

  test.each([
    ['a bounce that may pass', 'BOUNCE', passing],
    ['a bounce of an unknown kind', 'BOUNCE', { bounceType: 'Undetermined' }],
    ['a mail that is no spam', 'COMPLAINT', notSpam],
  ] as const)('stays on the list after %s', async (_what, type, detail) => {
    const mail = await mailOfReader();
    await handler(eventOf(type, mail, detail));

    expect(await onlyRow()).toMatchObject({ status: 'confirmed' });
  });
});

describe('Feedback of a mail that', () => {
  test('belongs to no subscriber changes nothing and is logged', async () => {
    await handler(eventOf('BOUNCE', unknown));
    const mail = await mailOfReader();
    const rows = await rowsOf('subscribers');
    const forged = { ...unknown, headers: { 'X-Mail-Reference': `0001${'A'.repeat(120)}` } };
    await handler(eventOf('COMPLAINT', forged));
    // The mail also contains a token for another purpose.
    const leave = { ...unknown, headers: { 'X-Mail-Reference': tokenIn(mail) } };
    await handler(eventOf('COMPLAINT', leave));

    expect(await rowsOf('subscribers')).toEqual(rows);
    const [bounce, ...complaints] = logged.filter((line) => line.includes('mail feedback'));
    const logLine = { message: 'mail feedback', isKnown: false, isRecorded: false };
    expect(JSON.parse(bounce ?? '')).toMatchObject({ ...logLine, status: 'bounced' });
    expect(complaints).toHaveLength(2);
    for (const line of complaints) {
      expect(JSON.parse(line)).toMatchObject({ ...logLine, status: 'complained' });
    }
  });

  test('cannot be looked up now fails, so that EventBridge retries', async () => {
    onDatabaseCall(() => Promise.reject(outage));
    // A key unknown to this process, long after it read the existing ones.
    const reference = { 'X-Mail-Reference': `0009${'A'.repeat(120)}` };
    later(100 * 86_400_000);

    const handled = handler(eventOf('COMPLAINT', { ...unknown, headers: reference }));
    await expect(handled).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('SES never sends fails, so that EventBridge keeps it', async () => {
    const handled = handler({ 'detail-type': 'Email Bounced', detail: {} });
    await expect(handled).rejects.toThrow('Invalid input');
  });

  test('names an address keeps it out of the log', async () => {
    const mail = await mailOfReader();
    await handler(eventOf('COMPLAINT', mail));

    expect(logged.join('')).toContain('complained');
    expect(logged.join('')).not.toContain(reader);
    expect(logged.join('')).not.toContain(mail?.headers?.['X-Mail-Reference']);
  });
});

const ada = 'ada@quietgrid.example';
const team = 'team@quietgrid.example';
const mailTo = (...to: string[]) => ({ ...digest, to });
const undelivered = async () => {
  const { body } = await call('listNotifications');
  return Notifications.parse(body).undelivered.map(({ email, reason }) => [email, reason]);
};
const alarmed = () =>
  logged
    .map((line) => JSON.parse(line))
    .filter(({ level, message }) => level === 'ERROR' && message === 'digest not delivered');

describe('A mail to staff', () => {
  const full = { bounceType: 'Transient', bounceSubType: 'MailboxFull' };
  const dropped = { isSuppressed: true };
  const unreached: [string, FeedbackType, string, object?, FeedbackOptions?][] = [
    ['bounces', 'BOUNCE', 'bounced'],
    ['bounces for a while', 'BOUNCE', 'bounced', full],
    ['is called spam', 'COMPLAINT', 'complained'],
    ['is dropped since its address had bounced', 'BOUNCE', 'suppressed', {}, dropped],
    ['is dropped since it had complained', 'COMPLAINT', 'suppressed', {}, dropped],
    ['bounces for others', 'BOUNCE', 'suppressed', { bounceSubType: 'Suppressed' }],
  ];
  test.each(unreached)(
    'that %s is an error, which staff see',
    async (_what, type, reason, about = {}, options = {}) => {
      await handler(eventOf(type, mailTo(team), about, options));

      expect(await undelivered()).toEqual([[team, reason]]);
      expect(alarmed()).toMatchObject([{ reason, addresses: 1 }]);
      expect(logged.join('')).not.toContain(team);
      expect(await rowsOf('subscribers')).toEqual([]);
    },
  );

  test.each([
    ['a note of absence', 'BOUNCE', passing],
    ['a word that it is no spam', 'COMPLAINT', notSpam],
  ] as const)('stays delivered after %s', async (_what, type, changes) => {
    await handler(eventOf(type, mailTo(team), changes));

    expect(await undelivered()).toEqual([]);
    expect(alarmed()).toEqual([]);
  });

  test('that reaches one of two addresses counts as undelivered only for the other', async () => {
    const mail = mailTo(ada, team);
    await handler(eventOf('DELIVERY', mail, {}, { recipients: [ada] }));
    await handler(eventOf('BOUNCE', mail, {}, { recipients: ['Team@quietgrid.example'] }));

    expect(await undelivered()).toEqual([[team, 'bounced']]);
  });

  test('that arrives later clears the error, and an earlier one does not', async () => {
    const before = eventOf('DELIVERY', mailTo(team));
    later(60_000);
    await handler(eventOf('BOUNCE', mailTo(team)));
    await handler(before);
    expect(await undelivered()).toHaveLength(1);
    later(60_000);
    await handler(eventOf('DELIVERY', mailTo(team)));

    expect(await undelivered()).toEqual([]);
  });

  test('that bounced before a later one arrived is no error, however late or often that is reported', async () => {
    const early = eventOf('BOUNCE', mailTo(team));
    later(60_000);
    const next = eventOf('DELIVERY', mailTo(team));
    for (const event of [next, early, next, early]) await handler(event);
    expect(await undelivered()).toEqual([]);
    later(60_000);
    await handler(eventOf('BOUNCE', mailTo(team)));

    expect(await undelivered()).toEqual([[team, 'bounced']]);
  });

  test('to a removed address is not shown', async () => {
    await handler(eventOf('BOUNCE', mailTo('gone@quietgrid.example')));

    expect(await undelivered()).toEqual([]);
    expect(alarmed()).toHaveLength(1);
  });
});
