import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { BadRequestException } from '@aws-sdk/client-sesv2';
import { beforeEach, describe, expect, test } from 'vitest';
import { later, withClock } from 'cdk-laptop/testing/clock.ts';
import { store, withBucket } from '../bucket.ts';
import { author, call, contextOf } from '../call.ts';
import { failCalls, onDatabaseCall } from '../database-calls.ts';
import { logged } from '../logs.ts';
import { enter } from '../newsletter/subscribers.ts';
import { withSes } from '../outbox/ses.ts';
import { notifyOnly } from '../outbox/with-notify.ts';
import { noSuchUser, withCognito } from '../staff/cognito.ts';
import { getContact } from '../contact/contact-calls.ts';
import { idOf, messageRow } from '../contact/contact-rows.ts';
import { bucketRows, insert, rowsOf, withTables } from '../tables.ts';
import {
  ada,
  id,
  insertContact,
  messages,
  reply,
  theContact,
  withContact,
} from './conversations.ts';
import { threadToken } from '#functions/conversation/thread-address.ts';
import { addNotice, type Notice } from '#functions/conversation/notice.ts';
import { handler } from '#functions/dispatch.lambda.ts';
import { delays } from '#functions/outbox/messages.ts';

withTables();
withContact();
withClock(Date.parse('2026-11-20T12:01:00.000Z'));
const { accept, mails, onSend } = withSes();
withBucket();

async function dispatchAfter(seconds: number): Promise<void> {
  later(seconds * 1000);
  await handler({}, contextOf(50_000));
}

function partsOf(mail: ReturnType<typeof mails>[number] | undefined) {
  const { Subject, Body, Headers = [], Attachments = [] } = mail?.Content?.Simple ?? {};
  return {
    subject: Subject?.Data,
    text: Body?.Text?.Data ?? '',
    html: Body?.Html?.Data ?? '',
    headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
    attachments: Attachments,
    tags: Object.fromEntries((mail?.EmailTags ?? []).map(({ Name, Value }) => [Name, Value])),
  };
}

/** Stores a mail of the customer. */
function insertReceived(changes: object = {}): Promise<void> {
  const mail = {
    at: '2026-11-20T11:00:00.000Z',
    from: ada,
    text: 'How many?\n\nAda',
    subject: 'Locks for 200 flats',
    messageId: 'first@engines.example',
  };
  return insert('messages', [messageRow(id, 'm1', { ...mail, ...changes })]);
}

async function sentReply(text: string, more: object = {}) {
  await reply({ text, ...more });
  await dispatchAfter(11);
  return partsOf(mails()[0]);
}

describe('A reply', () => {
  test('leaves after ten seconds, not sooner, and shows that it did', async () => {
    await reply('Hello.');
    await dispatchAfter(9);
    expect(mails()).toEqual([]);

    await dispatchAfter(2);
    await dispatchAfter(60);

    expect(mails()).toHaveLength(1);
    const row = (await rowsOf('messages')).find(({ direction }) => direction === 'out');
    expect(row).toMatchObject({ state: 'sent', messageId: 'm@email.amazonses.com' });
    expect(row).not.toHaveProperty('outbox');
    expect((await messages()).at(-1)).toMatchObject({ state: 'sent' });
  });

  test('goes from its author by the inbox, and answers return to its conversation', async () => {
    const { tags, headers } = await sentReply('Hello.', {});
    const [mail] = mails();
    const token = await threadToken(id);

    expect(mail?.FromEmailAddress).toBe(`"${author} at Quietgrid" <support@quietgrid.example>`);
    expect(mail?.Destination).toEqual({ ToAddresses: [ada] });
    expect(mail?.ReplyToAddresses).toEqual([`support+${token}@quietgrid.example`]);
    const reference = `<thread.${token}@quietgrid.example>`;
    expect(headers).toEqual({ 'In-Reply-To': reference, References: reference });
    expect(tags).toEqual({
      kind: 'reply',
      message: `${id}_${(await messages())[1].id}`,
    });
  });

  test('answers the customer’s last mail, by its id and its subject', async () => {
    await insertContact({ source: 'mail' });
    await insertReceived();
    await insertReceived({
      id: 'm2',
      entry: 'message#m2',
      at: '2026-11-20T11:30:00.000Z',
      text: 'And when?',
      subject: 'RE: Locks for 200 flats',
      messageId: 'second@engines.example',
    });
    const { subject, text, headers } = await sentReply('On **Monday**.');

    expect(subject).toBe('RE: Locks for 200 flats');
    expect(headers['In-Reply-To']).toBe('<second@engines.example>');
    expect(headers['References']).toMatch(
      /^<thread[.]\w+@quietgrid[.]example> <first@engines[.]example> <second@engines[.]example>$/,
    );
    expect(text).toMatch(
      /^On \*\*Monday\*\*\.\n\nOn November 20, 2026 at 11:30 a\.m\. UTC, Ada Row 0 wrote:\n> And when\?\n\n-- \n/,
    );
    expect(text).not.toContain('How many');
  });

  test.each([
    ['Locks for 200 flats', 'Re: Locks for 200 flats'],
    ['  Locks\r\n for\t200 flats', 'Re: Locks for 200 flats'],
    [undefined, `Re: Your message to Quietgrid (#${id})`],
    ['', `Re: Your message to Quietgrid (#${id})`],
  ])('to a mail with the subject %j has the subject %j', async (given, subject) => {
    await insertContact({ source: 'mail' });
    await insertReceived({ subject: given });
    expect((await sentReply('Hello.')).subject).toBe(subject);
  });

  test('is HTML and text, with the author’s signature and the form’s message below', async () => {
    await insertContact({ message: 'We need <b>locks</b>.\n\nSoon.' });
    await insert('settings', [
      { kind: 'preferences', entry: author, signature: 'Anna\nSupport', email: 'a@x.example' },
    ]);
    const { html, text } = await sentReply('Hello **Ada**,\n\n- one\n- [two](https://x.example)');

    expect(text).toContain(
      'Hello **Ada**,\n\n- one\n- [two](https://x.example)\n\nAnna\nSupport\n\nOn November 20',
    );
    expect(text).toContain('> We need <b>locks</b>.\n>\n> Soon.\n');
    expect(html).toMatch(/Hello <strong>Ada<\/strong>,<\/p>\s*<ul[^>]*>\s*<li>one<\/li>/);
    expect(html).toMatch(/<a href="https:\/\/x\.example"[^>]*>two<\/a>/);
    expect(html).toMatch(/Anna<br>\s*Support/);
    expect(html).toContain('We need &lt;b&gt;locks&lt;/b&gt;.\n\nSoon.</blockquote>');
    expect(html).toContain(`Your reference is #${id}`);
  });

  test('does not quote what staff noted of a call, and quotes at most 10,000 characters', async () => {
    await insertContact({ source: 'phone', message: 'Sounds angry.' });
    expect((await sentReply('Hello.')).text).not.toContain('angry');

    await insertReceived({ text: 'x'.repeat(20_000), at: new Date().toISOString() });
    later(1000);
    await reply('And again.');
    await dispatchAfter(11);
    expect(partsOf(mails()[1]).text).toContain(`> ${'x'.repeat(10_000)}…\n`);
  });

  test('carries its files', async () => {
    const { body } = await reply('See this.');
    const content = Buffer.from('%PDF-1.7');
    const file = { id: 'f', name: 'Maße.pdf', type: 'application/pdf', size: 8 };
    store(`files/attachments/${id}/f`, content);
    const [row] = await rowsOf('messages');
    await insert('messages', [{ ...row, attachments: [file] }]);
    await dispatchAfter(11);

    expect(body.attachments).toEqual([]);
    expect(partsOf(mails()[0]).attachments).toEqual([
      {
        FileName: 'Maße.pdf',
        ContentType: 'application/pdf',
        ContentDisposition: 'ATTACHMENT',
        RawContent: content,
      },
    ]);
  });

  test('names no id that a stranger has forged into a header', async () => {
    await insertContact({ source: 'mail' });
    await insertReceived({ messageId: 'a@b>\r\nBcc: <c@d' });
    const { headers } = await sentReply('Hello.');
    expect(headers['References']).toMatch(/^<thread[.]\w+@quietgrid[.]example>$/);
  });

  test('has references that SES takes, whatever went before', async () => {
    for (let at = 10; at < 40; at += 1) {
      const id60 = `${'x'.repeat(60)}${at}@engines.example`;
      const time = new Date(Date.UTC(2026, 10, 20, 10, at)).toISOString();
      await insertReceived({ id: `n${at}`, entry: `message#n${at}`, at: time, messageId: id60 });
    }
    const { headers } = await sentReply('Hello.');
    expect(headers['References']?.length).toBeLessThanOrEqual(870);
    expect(headers['References']).toMatch(/^<thread[.].* <x+39@engines[.]example>$/);
  });

  test('goes before newsletter mails, and the cap of those does not hold it back', async () => {
    await enter(3);
    await reply('Hello.');
    await insert('settings', [
      { kind: 'breaker', entry: 'unconfirmed', sent: 10, bounced: new Set([5, 6, 7, 8, 9, 10]) },
    ]);
    await dispatchAfter(11);
    expect(mails().map((mail) => partsOf(mail).tags['kind'])).toEqual(['reply']);
  });

  test('to a contact that is gone meanwhile is not sent', async () => {
    await reply('Hello.');
    await insertContact({ expiresAt: 1 });
    await dispatchAfter(11);
    expect(mails()).toEqual([]);
    expect((await rowsOf('messages')).map(({ outbox }) => outbox)).toEqual([undefined]);
  });
});

describe('While SES fails', () => {
  test('a reply waits longer and longer, then it shows that it failed, and an operator can retry', async () => {
    await reply('Hello.');
    onSend().rejects(new Error('down'));
    await dispatchAfter(11);
    for (const [at, minutes] of delays.entries()) {
      await dispatchAfter(minutes * 60 - 30);
      expect(mails()).toHaveLength(at + 1);
      await dispatchAfter(60);
      expect(mails()).toHaveLength(at + 2);
    }

    expect(mails()).toHaveLength(10);
    expect(delays).toEqual(delays.toSorted((one, other) => one - other));
    expect((await messages())[1]).toMatchObject({ state: 'failed' });
    expect(logged.join('')).toMatch(/"message":"message not sent"/);
    accept();
    await handler({ retry: 'failed' }, contextOf());
    await dispatchAfter(60);
    expect((await messages())[1]).toMatchObject({ state: 'sent' });
  });

  test('at one reply, the others leave', async () => {
    await reply('Hello.');
    await reply('Hello again.');
    onSend().rejectsOnce(new Error('rejected')).resolves({ MessageId: 'm' });
    await dispatchAfter(11);
    const states = (await messages()).slice(1).map(({ state }: { state: string }) => state);
    expect(states.toSorted()).toEqual(['sent', 'waiting']);
  });
});

test('A reply that SES refuses is failed at once, and no operator is told', async () => {
  onSend().rejects(new BadRequestException({ message: 'x', $metadata: {} }));
  await reply('Hello.');
  await dispatchAfter(11);

  const [row] = await rowsOf('messages');
  expect(row).toMatchObject({ state: 'failed' });
  expect(row).not.toHaveProperty('outbox');
});

describe('A contact whose reply failed', () => {
  const refused = new BadRequestException({ message: 'x', $metadata: {} });

  test('opens again, and has waited since the message that is not answered', async () => {
    onSend().rejects(refused);
    await reply({ text: 'Hello.', close: true });
    expect(await theContact()).toMatchObject({ status: 'closed' });
    await dispatchAfter(11);

    const { submittedAt: waitingSince } = await theContact();
    expect(await theContact()).toMatchObject({ status: 'open', assignee: 'admin', waitingSince });
    const { history } = (await getContact(id)).body;
    const status = { from: 'closed', to: 'open' };
    expect(history.at(-1)).toMatchObject({ author: 'A failed reply', status });
  });

  test('opens once all attempts have failed', async () => {
    onSend().rejects(new Error('down'));
    await reply('Hello.');
    for (const minutes of [0.2, ...delays]) {
      expect(await theContact()).toMatchObject({ status: 'answered' });
      await dispatchAfter(minutes * 60 + 30);
    }

    expect(await theContact()).toMatchObject({ status: 'open' });
  });

  test('stays answered if a later one has left', async () => {
    await reply('Hello.');
    later(1000);
    await reply('The address was wrong. Hello again.');
    onSend().rejectsOnce(refused).resolves({ MessageId: 'm' });
    await dispatchAfter(11);
    const sent = (await messages()).slice(1).map(({ state }: { state: string }) => state);

    expect(sent).toEqual(['failed', 'sent']);
    expect(await theContact()).toMatchObject({ status: 'answered' });
  });
});

describe('A dispatcher that dies', () => {
  test('between claim and send leaves the reply to the next one, which sends it once', async () => {
    await reply('Hello.');
    onSend().callsFake(() => new Promise(() => {}));
    later(11_000);
    void handler({}, contextOf(50_000));
    await expect.poll(mails).toHaveLength(1);
    accept();

    await dispatchAfter(60);
    expect(mails()).toEqual([]);
    await dispatchAfter(120);
    await dispatchAfter(120);

    expect(mails()).toHaveLength(1);
    expect((await messages())[1]).toMatchObject({ state: 'sent' });
  });

  test('between SES and the row sends it once more, never a third time', async () => {
    await reply('Hello.');
    const recover = failCalls({ table: 'Messages', update: 'REMOVE' });
    await dispatchAfter(11);
    recover();
    await dispatchAfter(60);
    expect(mails()).toHaveLength(1);
    await dispatchAfter(120);
    await dispatchAfter(120);

    expect(mails()).toHaveLength(2);
  });

  test('again and again at the same reply finally gives it up', async () => {
    await reply('Hello.');
    const [row] = await rowsOf('messages');
    await insert('messages', [{ ...row, outboxAttempts: 10 }]);
    await dispatchAfter(11);
    expect(mails()).toEqual([]);
    expect((await messages())[1]).toMatchObject({ state: 'failed' });
  });
});

test('Dispatchers that run at once send a reply once', async () => {
  await reply('Hello.');
  later(11_000);
  await Promise.all([1, 2, 3].map(() => handler({}, contextOf(50_000))));
  await dispatchAfter(150);
  expect(mails()).toHaveLength(1);
});

function insertNew(changes: Parameters<typeof insertContact>[0] = {}): Promise<void> {
  const due = { outbox: 'due', outboxDue: `2026-11-20T00:00:00.000Z#${id}` };
  return insertContact({ status: 'new', ...due, ...changes });
}

const acknowledgements = () =>
  mails().filter((mail) => partsOf(mail).tags['kind'] === 'acknowledgement');

describe('An acknowledgement', () => {
  test('is sent, too, by a stage that notifies nobody of its staff', async () => {
    notifyOnly({ emails: [] });
    await insertNew();

    await dispatchAfter(0);
    await dispatchAfter(60);
    expect(mails()).toHaveLength(1);
    expect(acknowledgements()).toHaveLength(1);
  });

  test('leaves nothing of a contact that is erased before it is stored', async () => {
    await insertNew();
    const stop = onDatabaseCall(async (_, { TableName, Item }) => {
      if (TableName !== process.env['MESSAGES_TABLE'] || Item === undefined) return;
      stop();
      await call('erasePerson', { body: { email: ada, confirm: ada } });
    });
    await dispatchAfter(0);
    expect(await rowsOf('messages')).toEqual([]);
  });

  test('goes once to who wrote, says when an answer comes, and answers return to the conversation', async () => {
    await insertNew({ message: 'We need <b>locks</b>.' });
    await dispatchAfter(0);
    await dispatchAfter(150);

    const [mail, ...others] = acknowledgements();
    expect(others).toEqual([]);
    const token = await threadToken(id);
    expect(mail).toMatchObject({
      FromEmailAddress: '"Quietgrid" <support@quietgrid.example>',
      ReplyToAddresses: [`support+${token}@quietgrid.example`],
      Destination: { ToAddresses: [ada] },
    });
    const { subject, text, html, headers, tags } = partsOf(mail);
    expect(subject).toBe(`We have your message (#${id})`);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('answer within 24 hours');
    expect(text).toContain('\n> We need <b>locks</b>.\n');
    expect(html).toContain('We need &lt;b&gt;locks&lt;/b&gt;.');
    expect(headers).toMatchObject({
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    });
    expect(tags).toEqual({
      kind: 'acknowledgement',
      number: '1',
      message: `${id}_acknowledgement`,
    });
    expect((await messages())[1]).toMatchObject({
      id: 'acknowledgement',
      isAcknowledgement: true,
      direction: 'out',
      state: 'sent',
      text,
    });
  });

  test.each([
    ['that is spam', { status: 'spam' as const }],
    ['that may be spam', { suspicions: ['too-fast'] }],
    ['of a program', { source: 'mail', isAutomatic: true }],
    ['from a call', { source: 'phone' }],
    ['without an address', { source: 'mail', businessEmail: undefined }],
    ['from the inbox itself', { businessEmail: 'Support@quietgrid.example' }],
  ])('does not go out for a message %s', async (_what, changes) => {
    await insertNew(changes);
    await dispatchAfter(0);
    await dispatchAfter(60);
    expect(acknowledgements()).toEqual([]);
    expect(await rowsOf('messages')).toEqual([]);
  });

  test('goes to an address three times at once, so that two robots do not write to each other without end', async () => {
    for (const at of [1, 2, 3, 4]) await insertNew({ id: idOf(at) });
    await dispatchAfter(0);
    await dispatchAfter(60);
    expect(acknowledgements()).toHaveLength(3);
  });

  test('waits for the cap of mails to unconfirmed addresses, and is dropped if staff were faster', async () => {
    await insertNew();
    await insert('settings', [
      { kind: 'breaker', entry: 'unconfirmed', sent: 10, bounced: new Set([5, 6, 7, 8, 9, 10]) },
    ]);
    await dispatchAfter(0);
    expect((await messages())[1]).toMatchObject({ id: 'acknowledgement', state: 'waiting' });

    await reply('Hello.');
    await dispatchAfter(60);
    await insert('settings', [{ kind: 'breaker', entry: 'unconfirmed', sent: 10 }]);
    await dispatchAfter(20 * 60);

    expect(acknowledgements()).toEqual([]);
    const ids = (await messages()).map((message: { id: string }) => message.id);
    expect(ids).not.toContain('acknowledgement');
    expect(await bucketRows()).not.toEqual([]);
  });

  test('names an invented address only 2,000 characters of what was written', async () => {
    await insertNew({ message: 'x'.repeat(5000) });
    await dispatchAfter(0);
    expect(partsOf(acknowledgements()[0]).text).toContain(`> ${'x'.repeat(2000)}…\n`);
  });
});

describe('A notice', () => {
  const preferences = {
    kind: 'preferences',
    entry: 'anna',
    signature: '',
    email: 'anna@quietgrid.example',
    mailsAssigned: true,
    mailsMentioned: true,
  };
  const by = 'ben';
  const at = '2026-11-20T12:00:00.000Z';
  const cognito = withCognito();
  const account = { Username: 'anna', Enabled: true, UserStatus: 'CONFIRMED' } as const;
  beforeEach(() => void cognito.on(AdminGetUserCommand).resolves(account));

  test.each([
    ['assigned', `ben assigned you #${id}`],
    ['mentioned', `ben mentioned you on #${id}`],
    ['answered', `New answer on #${id}`],
  ] as const)('of %s says “%s”, and nothing that a visitor wrote', async (about, subject) => {
    await insertContact({ message: 'Secret words.' });
    await insert('settings', [preferences]);
    await addNotice(id, '1', { user: 'Anna', about, by, at });
    await addNotice(id, '1', { user: 'Anna', about, by, at });
    await dispatchAfter(0);
    await dispatchAfter(60);

    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.Destination).toEqual({ ToAddresses: ['anna@quietgrid.example'] });
    const parts = partsOf(mails()[0]);
    expect(parts.subject).toBe(subject);
    expect(parts.tags).toEqual({ kind: 'notice' });
    expect(parts.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
    expect(parts.text).toContain(`http://127.0.0.1:1/admin/contacts/${id}`);
    expect(parts.text + parts.html).not.toMatch(/Secret|Ada|engines/);
    const [row] = await rowsOf('messages');
    expect(row).not.toHaveProperty('outbox');
    expect(row).not.toHaveProperty('state');
  });

  test('to an address that SES refuses is dropped, and no operator is told', async () => {
    await insert('settings', [preferences]);
    await addNotice(id, '1', { user: 'anna', about: 'assigned', by, at });
    onSend().rejects(new BadRequestException({ message: 'Missing domain', $metadata: {} }));
    await dispatchAfter(0);

    const [row] = await rowsOf('messages');
    expect(row).not.toHaveProperty('outbox');
    expect(row).not.toHaveProperty('state');
  });

  test.each<[string, Notice['about'], object, (() => Promise<object>)?]>([
    ['who wants no mail of a mention', 'mentioned', { mailsMentioned: false }],
    ['who wants no mail of an assignment', 'assigned', { mailsAssigned: false }],
    ['who wants no mail of an answer', 'answered', { mailsAssigned: false }],
    ['without an address', 'assigned', { email: undefined }],
    ['who was switched off', 'answered', {}, async () => ({ ...account, Enabled: false })],
    ['who was removed', 'answered', {}, () => Promise.reject(noSuchUser)],
  ])('is dropped for a colleague %s', async (_who, about, changes, find = async () => account) => {
    cognito.on(AdminGetUserCommand).callsFake(find);
    await insert('settings', [{ ...preferences, ...changes }]);
    await addNotice(id, '1', { user: 'anna', about, by, at });
    await dispatchAfter(0);
    expect(mails()).toEqual([]);
    expect((await rowsOf('messages'))[0]).not.toHaveProperty('outbox');
  });
});
