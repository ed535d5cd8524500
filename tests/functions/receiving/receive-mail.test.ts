import { beforeEach, describe, expect, test } from 'vitest';
import { filePrefixes } from '#contract/inbox.ts';
import { contactIdPattern } from '#contract/limits.ts';
import { contextOf } from '../call.ts';
import { contact, idOf, messageRow } from '../contact/contact-rows.ts';
import { onDatabaseCall, outage } from '../database-calls.ts';
import { logged } from '../logs.ts';
import { emptyTables, insert, insertKey, rowsOf, withTables } from '../tables.ts';
import { arrive, keysBelow, objects, onBucketCall, withBucket } from '../bucket.ts';
import { customer, filePart, mail, mixed, plainPart, receivedAt } from './mail.ts';
import { recordChanges } from '#functions/contact/record-changes.ts';
import { recordErasure } from '#functions/person/ledger-store.ts';
import {
  threadAddress,
  threadReference,
  threadToken,
} from '#functions/conversation/thread-address.ts';
import { handler } from '#functions/receive.lambda.ts';

const inbox = 'support@quietgrid.example';

withTables();
withBucket();
beforeEach(() => insertKey());

/** Stores what waits, and this mail. */
function receive(raw?: Buffer): Promise<void> {
  if (raw !== undefined) arrive(raw);
  return handler({}, contextOf(60_000));
}

async function messages() {
  return (await rowsOf('messages')).filter(({ entry }) => String(entry).startsWith('message#'));
}

/** The conversations of all messages. */
async function threads() {
  return (await messages()).map((row) => row['contact']);
}

async function notices() {
  return (await rowsOf('messages')).filter(({ entry }) => String(entry).startsWith('notice#'));
}

/** A conversation of anna's that staff have closed. */
const closed = contact(1, { status: 'closed', assignee: 'anna' });
const other = contact(2, { status: 'closed' });
/** What staff have sent in it. */
const sentMail = messageRow(closed.id, '1', {
  direction: 'out',
  state: 'sent',
  messageId: '0100@email.amazonses.com',
});

async function answerTo({ id }: { readonly id: string }) {
  return {
    To: `Quietgrid <${threadAddress(inbox, await threadToken(id))}>`,
    'Message-ID': '<answer@engines.example>',
  };
}

const rowOf = async (id: string) => (await rowsOf('contacts')).find((row) => row['id'] === id);
const closedRow = () => rowOf(closed.id);

/** A conversation with these fields, once it is answered. */
async function afterAnswer(changes: Parameters<typeof contact>[1]) {
  const before = contact(3, changes);
  await insert('contacts', [before]);
  await receive(mail({ headers: await answerTo(before) }));
  return rowOf(before.id);
}

/** Milliseconds after a mail was received. */
function afterReceipt(milliseconds: number): string {
  return new Date(receivedAt.getTime() + milliseconds).toISOString();
}

describe('A mail that waits while its sender is erased', () => {
  test('is dropped, with its file, and so is an answer', async () => {
    await insert('contacts', [other]);
    arrive(mixed(plainPart, filePart('application/pdf; name="a.pdf"')));
    arrive(mail({ headers: await answerTo(other) }), 'answer');
    await recordErasure(customer.toUpperCase(), afterReceipt(1));
    await receive();

    expect(await rowsOf('contacts')).toMatchObject([{ id: other.id, status: 'closed' }]);
    expect(await rowsOf('messages')).toEqual([]);
    expect([...objects.keys()]).toEqual([]);
  });

  test('is stored if it came later', async () => {
    arrive(mail());
    await recordErasure(customer, afterReceipt(-1));
    await receive();

    expect(await messages()).toHaveLength(1);
  });
});

describe('A mail to the inbox', () => {
  test('begins a conversation, with its text, files and original', async () => {
    const raw = mixed(plainPart, filePart('application/pdf; name="Größe.pdf"'));
    await receive(raw);

    const [row, ...others] = await rowsOf('contacts');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      id: expect.stringMatching(contactIdPattern),
      source: 'mail',
      firstName: 'Ada',
      lastName: 'Lovelace',
      businessEmail: customer,
      message: 'A lamp\n\nIt flickers.',
      status: 'new',
      assignee: null,
      submittedAt: '2026-11-26T10:00:00.000Z',
      waitingSince: receivedAt.toISOString(),
      outbox: 'due',
      consentVersion: 'mail',
      version: 1,
    });
    expect(row).not.toHaveProperty('isAutomatic');
    const [message, ...more] = await messages();
    expect(more).toEqual([]);
    const id = String(message?.['id']);
    expect(message).toEqual({
      contact: row?.['id'],
      entry: `message#${id}`,
      id,
      direction: 'in',
      at: '2026-11-26T10:00:00.000Z',
      from: customer,
      to: inbox,
      text: 'It flickers.',
      attachments: [{ id: `${id}-1`, name: 'Größe.pdf', type: 'application/pdf', size: 4 }],
      state: 'received',
      verdicts: { spf: 'pass', dkim: 'pass', dmarc: 'pass', spam: 'pass', virus: 'pass' },
      messageId: 'first@engines.example',
      subject: 'A lamp',
      expiresAt: expect.any(Number),
    });
    expect([...objects.keys()].toSorted()).toEqual([
      `files/attachments/${String(row?.['id'])}/${id}-1`,
      `originals/${String(row?.['id'])}/${id}`,
    ]);
    expect(objects.get(`originals/${String(row?.['id'])}/${id}`)?.body).toEqual(raw);
  });

  test.each([
    ['"Lovelace, Ada" <ada@engines.example>', 'Ada', 'Lovelace'],
    ['ada@engines.example', 'ada', ''],
    ['"ada@engines.example" <ada@engines.example>', 'ada', ''],
    ['Ada Augusta King <ada@engines.example>', 'Ada', 'Augusta King'],
    [`${'x'.repeat(200)} <ada@engines.example>`, 'x'.repeat(80), ''],
    ['Undisclosed:;', 'Unknown', ''],
  ])('from %s has a name', async (From, firstName, lastName) => {
    await receive(mail({ headers: { From } }));
    expect(await rowsOf('contacts')).toMatchObject([{ firstName, lastName }]);
  });

  test('from nobody has no address', async () => {
    await receive(mail({ headers: { From: undefined, Subject: undefined }, body: '' }));

    const [row] = await rowsOf('contacts');
    expect(row).toMatchObject({ firstName: 'Unknown', message: '(No text)', status: 'new' });
    expect(row).not.toHaveProperty('businessEmail');
  });

  test('has no more in the lists than a form may send', async () => {
    await receive(mail({ body: 'ä'.repeat(20_000) }));

    const [row] = await rowsOf('contacts');
    expect(String(row?.['message'])).toHaveLength(5000);
    expect((await messages())[0]).toMatchObject({ text: 'ä'.repeat(20_000) });
  });

  test('is spam, and announced to nobody, if its verdicts reject it', async () => {
    await receive(mail({ receipt: { 'X-SES-Virus-Verdict': 'FAIL' } }));

    const [row] = await rowsOf('contacts');
    expect(row).toMatchObject({ status: 'spam' });
    expect(row).not.toHaveProperty('outbox');
    expect(row).not.toHaveProperty('waitingSince');
    expect(await messages()).toHaveLength(1);
  });

  test.each([
    ['spam', 'if its sender is blocked', 4_000_000_000],
    ['new', 'again once staff have lifted the block', 1],
  ])('is %s %s', async (status, _when, expiresAt) => {
    await insert('settings', [{ kind: 'blocked', entry: customer, expiresAt }]);
    await receive(mail({ headers: { From: 'ADA@engines.example' } }));
    expect(await rowsOf('contacts')).toMatchObject([{ status }]);
  });

  test.each([
    ['of a person whose program wants none', { 'X-Auto-Response-Suppress': 'All' }, true],
    ['of a program', { 'Auto-Submitted': 'auto-generated' }, false],
    ['of a list', { 'List-Id': '<lamps.example>' }, false],
  ])('%s gets no acknowledgement; it waits for an answer: %j', async (_what, headers, waits) => {
    await receive(mail({ headers }));

    const [row = {}] = await rowsOf('contacts');
    expect(row).toMatchObject({ status: 'new', isAutomatic: true });
    expect('waitingSince' in row).toBe(waits);
  });

  test('from the inbox itself begins nothing', async () => {
    arrive(mail({ headers: { From: `Quietgrid <${inbox.toUpperCase()}>` } }));
    await receive(mail({ headers: { From: threadAddress(inbox, await threadToken(closed.id)) } }));
    expect([await rowsOf('contacts'), await messages(), objects.size]).toEqual([[], [], 0]);
  });

  test.each([
    ['is', {}],
    ['without a Message-ID is', { 'Message-ID': undefined, Date: undefined }],
  ])('%s stored once, however often and in parallel it is delivered', async (_what, headers) => {
    for (const name of ['one', 'two', 'three']) {
      arrive(mail({ headers, receipt: { 'X-SES-RECEIPT': name } }), name);
    }
    await Promise.all([receive(), receive(), receive()]);
    await receive(mail({ headers }));

    expect([(await rowsOf('contacts')).length, (await messages()).length]).toEqual([1, 1]);
    expect(keysBelow(filePrefixes.incoming)).toEqual([]);
    expect(keysBelow(filePrefixes.originals)).toHaveLength(1);
  });

  test('with the Message-ID of another mail is a message of its own', async () => {
    arrive(mail());
    await receive(mail({ body: 'It hums.' }));
    expect((await messages()).map(({ text }) => String(text)).toSorted()).toEqual([
      'It flickers.',
      'It hums.',
    ]);
    expect(await rowsOf('contacts')).toHaveLength(2);
  });

  test('is not the notice that SES stores with a receipt rule', async () => {
    arrive(mail(), 'AMAZON_SES_SETUP_NOTIFICATION');
    await receive();
    expect([await rowsOf('contacts'), objects.size]).toEqual([[], 0]);
  });
});

describe('An answer', () => {
  beforeEach(() => insert('contacts', [closed, other]));

  test('reopens its conversation, and tells who has it', async () => {
    arrive(
      mail({
        headers: await answerTo(closed),
        body: `It hums.\n\nOn 1 May 2026, Anna wrote:\n> Hello`,
      }),
    );
    await receive();

    expect(await threads()).toEqual([closed.id]);
    const change = {
      version: 2,
      author: '',
      at: expect.any(String),
      status: { from: 'closed', to: 'open' },
    };
    const row = await closedRow();
    expect(row).toMatchObject({
      status: 'open',
      assignee: 'anna',
      assigneeAndStatus: 'anna#open',
      waitingSince: receivedAt.toISOString(),
      version: 2,
      lastChange: change,
    });
    expect(await rowsOf('activity')).toMatchObject([
      { ...change, contact: closed.id, action: 'change' },
    ]);
    expect(await messages()).toMatchObject([
      { text: 'It hums.', quoted: 'On 1 May 2026, Anna wrote:\n> Hello' },
    ]);
    expect(await notices()).toMatchObject([
      {
        contact: closed.id,
        user: 'anna',
        about: 'answered',
        at: receivedAt.toISOString(),
        outbox: 'due',
      },
    ]);
    expect(Number(row?.['expiresAt'])).toBeGreaterThan(closed.expiresAt);
  });

  test('reopens an answered one; nobody is told if nobody has it', async () => {
    expect(await afterAnswer({ status: 'answered' })).toMatchObject({ status: 'open' });
    expect(await notices()).toEqual([]);
  });

  test.each(['new', 'open', 'spam'] as const)(
    'leaves one in its place that is %s',
    async (status) => {
      const row = await afterAnswer({ status });
      expect(row).toMatchObject({ status, version: 1 });
      expect(row?.['waitingSince']).toBe(status === 'spam' ? undefined : receivedAt.toISOString());
      expect(await rowsOf('activity')).toEqual([]);
    },
  );

  test('keeps since when the customer waits', async () => {
    const waitingSince = '2026-11-20T00:00:00.000Z';
    expect(await afterAnswer({ waitingSince })).toMatchObject({ waitingSince });
  });

  test('shows a snoozed conversation again', async () => {
    const until = '2036-01-01T00:00:00.000Z';
    const row = await afterAnswer({ snoozedUntil: until });
    expect(row).not.toHaveProperty('snoozedUntil');
    expect(row?.['lastChange']).toMatchObject({ snoozedUntil: { from: until, to: null } });
  });

  const answered = '<0100@email.amazonses.com>';
  type Thread = Record<'address' | 'reference' | 'otherReference', string>;
  test.each<[string, (thread: Thread) => Parameters<typeof mail>[0]]>([
    [
      'address is in To',
      ({ address: To }) => ({ headers: { To: `"Support, Q" <${To}>, b@x.example` } }),
    ],
    ['address is in To in capitals', ({ address }) => ({ headers: { To: address.toUpperCase() } })],
    ['address is in Cc', ({ address: Cc }) => ({ headers: { Cc } })],
    ['address is in Delivered-To', ({ address }) => ({ headers: { 'Delivered-To': address } })],
    [
      'address SES received it for',
      ({ address }) => ({
        receipt: {
          Received: `from x by inbound-smtp.us-east-1.amazonaws.com with SMTP id 1 for ${address}; ${receivedAt.toUTCString()}`,
        },
        headers: { To: 'undisclosed-recipients:;' },
      }),
    ],
    [
      'reference it names',
      ({ reference }) => ({ headers: { References: `<${reference}>\n <x@y.example>` } }),
    ],
    ['mail it answers', () => ({ headers: { 'In-Reply-To': answered } })],
    ['mail it refers to', () => ({ headers: { References: `${answered} <z@x.example>` } })],
    [
      'address it has, whatever its references say',
      ({ address: To, otherReference }) => ({ headers: { To, References: `<${otherReference}>` } }),
    ],
  ])('belongs to the conversation whose %s', async (_what, make) => {
    const [token, otherToken] = [await threadToken(closed.id), await threadToken(other.id)];
    const thread = {
      address: threadAddress(inbox, token),
      reference: threadReference(inbox, token),
      otherReference: threadReference(inbox, otherToken),
    };
    await insert('messages', [sentMail]);
    await receive(mail(make(thread)));
    expect(await threads()).toEqual([closed.id, closed.id]);
  });

  test.each([
    [
      'forged',
      async () =>
        (await threadToken(closed.id)).replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ],
    [
      'of a key that was never made',
      async () => (await threadToken(closed.id)).replace(/^..../, '0099'),
    ],
    ['of a contact that never was', () => threadToken(idOf(99))],
    ['no token', () => Promise.resolve('sales')],
  ])('begins a conversation if its token is %s', async (_what, token) => {
    await receive(mail({ headers: { To: threadAddress(inbox, await token()) } }));
    expect(await rowsOf('contacts')).toHaveLength(3);
    expect(await threads()).not.toContain(closed.id);
    expect(await closedRow()).toMatchObject({ status: 'closed', version: 1 });
  });

  test('is not known by its subject or its sender', async () => {
    await receive(mail({ headers: { Subject: `Re: [${closed.id}] A lamp` } }));
    expect(await rowsOf('contacts')).toHaveLength(3);
  });

  test('to a merged conversation belongs to the one that it is a part of', async () => {
    const part = contact(3, { mergedInto: closed.id });
    await insert('contacts', [part]);
    await receive(mail({ headers: await answerTo(part) }));
    expect(await threads()).toEqual([closed.id]);
    expect(await closedRow()).toMatchObject({ status: 'open' });
  });

  test.each([
    ['an absence note', { 'Auto-Submitted': 'auto-replied' }, {}],
    [
      'somebody who pretends to be the sender',
      {},
      { 'Authentication-Results': 'amazonses.com; dmarc=fail' },
    ],
    ['the inbox itself', { From: inbox }, {}],
  ])('of %s is added, but reopens nothing and tells nobody', async (_what, headers, receipt) => {
    await receive(mail({ headers: { ...(await answerTo(closed)), ...headers }, receipt }));

    expect(await threads()).toEqual([closed.id]);
    expect(await notices()).toEqual([]);
    const row = await closedRow();
    expect(row).toMatchObject({ status: 'closed', version: 1 });
    expect(row).not.toHaveProperty('waitingSince');
    expect(Number(row?.['expiresAt'])).toBeGreaterThan(closed.expiresAt);
  });

  test.each([
    { Precedence: 'list', 'List-Id': '<x.example>' },
    { 'X-Auto-Response-Suppress': 'All' },
  ])('of a person reopens its conversation, also with %j', async (headers) => {
    await receive(mail({ headers: { ...(await answerTo(closed)), ...headers } }));
    expect(await closedRow()).toMatchObject({ status: 'open' });
  });

  test('that is our own mail, sent back by a robot, is added to its conversation alone', async () => {
    await insert('messages', [sentMail]);
    await receive(
      mail({
        headers: { 'Message-ID': '<0100@email.amazonses.com>', 'Auto-Submitted': 'auto-generated' },
      }),
    );
    expect(await threads()).toEqual([closed.id, closed.id]);
    expect(await closedRow()).toMatchObject({ status: 'closed' });
  });

  test('meets a change of staff at the same time', async () => {
    let changes = 0;
    const stop = onDatabaseCall(async (command, { TableName }) => {
      if (command !== 'UpdateItemCommand' || TableName !== 'Contacts' || changes > 1) return;
      changes += 1;
      await insert('contacts', [
        { ...closed, assignee: 'ben', assigneeAndStatus: 'ben#closed', version: 1 + changes },
      ]);
    });
    await receive(mail({ headers: await answerTo(closed) }));
    stop();
    expect(await closedRow()).toMatchObject({ status: 'open', assignee: 'ben', version: 4 });
    expect(await messages()).toHaveLength(1);
  });
});

/** Everything that is stored, without times, once the dispatcher has run. */
async function state() {
  await recordChanges();
  const rows = [
    ...(await rowsOf('contacts')),
    ...(await rowsOf('messages')),
    ...(await rowsOf('activity')),
  ];
  return {
    rows: rows.map((row) => withoutTimes(row)).toSorted(),
    keys: [...objects.keys()].toSorted(),
  };
}

function withoutTimes(row: object): string {
  return JSON.stringify(row, (name, value: unknown) =>
    name === 'at' || name === 'timeAndId' || name === 'expiresAt' ? undefined : value,
  );
}

/** Crashes at the call of this number, before it or after it has had its effect; returns whether there was one. */
async function crashAt(number: number): Promise<boolean> {
  let calls = 0;
  const crash = () => {
    calls += 1;
    if (calls >= number) throw new Error('crashed');
  };
  const stops = [onDatabaseCall(crash), onBucketCall(crash)];
  await receive().catch(() => undefined);
  for (const stop of stops) stop();
  return calls >= number;
}

describe('A mail is stored once and completely if the function ends at any step', () => {
  test.each(['a new conversation', 'an answer'])('of %s', async (what) => {
    const raw = async () =>
      mail({
        headers: {
          ...(what === 'an answer' ? await answerTo(closed) : {}),
          'Content-Type': 'multipart/mixed; boundary=b',
        },
        body: `--b\n${plainPart}\n--b\n${filePart('image/png')}\n--b\n${filePart('image/png')}\n--b--`,
      });
    async function begin(): Promise<void> {
      objects.clear();
      await insert('contacts', [closed]);
      arrive(await raw(), 'mail');
    }
    await begin();
    await receive();
    const expected = await state();
    expect(expected.keys).toHaveLength(3);

    let steps = 0;
    for (let isCrashed = true; isCrashed;) {
      await emptyTables('Contacts', 'Messages', 'Activity');
      await begin();
      isCrashed = await crashAt(steps + 1);
      await receive();
      expect(await state()).toEqual(expected);
      if (isCrashed) steps += 1;
    }
    expect(steps).toBeGreaterThan(10);
  });
});

describe('A mail that fails', () => {
  test('waits for the next call, and the others are stored', async () => {
    arrive(mail({ headers: { 'Message-ID': '<1@x.example>' } }), 'one');
    arrive(mail({ headers: { 'Message-ID': '<2@x.example>' } }), 'two');
    let copies = 0;
    const stop = onBucketCall((command) => {
      if (command !== 'CopyObjectCommand') return;
      copies += 1;
      if (copies === 1) throw outage;
    });
    await expect(receive()).rejects.toMatchObject({ code: 'unavailable' });
    stop();

    expect(await messages()).toHaveLength(1);
    expect(keysBelow(filePrefixes.incoming)).toEqual(['incoming/one']);
    expect(logged.filter((line) => line.includes('mail not stored'))).toHaveLength(1);
    expect(logged.join('')).not.toMatch(/lovelace|engines|flickers/i);

    await receive();
    expect(await messages()).toHaveLength(2);
    expect(keysBelow(filePrefixes.incoming)).toEqual([]);
  });

  test('for long waits behind the newer ones', async () => {
    arrive(mail(), 'old', new Date(Date.now() - 3_600_000));
    arrive(mail({ body: 'Other.' }), 'new');
    const keys: string[] = [];
    onBucketCall(
      (command) => command === 'CopyObjectCommand' && keys.push(...keysBelow('incoming/')),
    );
    await receive();
    expect(keys).toEqual(['incoming/new', 'incoming/old', 'incoming/old']);
  });

  test('is reported by its age', async () => {
    await receive();
    arrive(mail(), 'old', new Date(Date.now() - 3_600_000));
    await receive();
    const ages = logged.flatMap((line) => /"oldestSeconds":(\d+)/.exec(line)?.[1] ?? []);
    expect(ages).toEqual(['0', '3600']);
  });

  test('to be read is stored with its original, and says so', async () => {
    const body = `--b\nContent-Type: text/plain\nX: ${'x'.repeat(400_000)}\n\nx\n--b--`;
    const raw = mail({ headers: { 'Content-Type': 'multipart/mixed; boundary=b' }, body });
    await receive(raw);

    expect(await rowsOf('contacts')).toMatchObject([{ status: 'new', businessEmail: customer }]);
    const [message] = await messages();
    expect(message).toMatchObject({ text: '[This mail could not be read. Its original is kept.]' });
    const [original = ''] = keysBelow(filePrefixes.originals);
    expect(objects.get(original)?.body).toEqual(raw);
    expect(logged.join('')).toContain('mail not readable');
  });

  test('to be stored in time is left to the next call', async () => {
    arrive(mail());
    await handler({}, contextOf(10_000));
    expect(keysBelow(filePrefixes.incoming)).toHaveLength(1);
  });
});

test('A mail of 30 MB is stored with its file', async () => {
  const lines = 405_000;
  const content = `${Buffer.alloc(57, 7).toString('base64')}\n`.repeat(lines);
  arrive(
    mixed(
      plainPart,
      `Content-Type: video/mp4; name="lamp.mp4"\nContent-Transfer-Encoding: base64\n\n${content}`,
    ),
  );
  await receive();
  expect(await messages()).toMatchObject([
    { attachments: [{ name: 'lamp.mp4', size: 57 * lines }] },
  ]);
});
