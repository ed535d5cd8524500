import { GetAccountCommand, MessageRejected, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { withClock } from './clock.ts';
import { emailInput, openSes } from './ses-service.ts';

const Failure = z.object({ message: z.string() });

async function errorOf(answer: Promise<Response>) {
  const response = await answer;
  const { message } = Failure.parse(await response.json());
  return { status: response.status, name: response.headers.get('x-amzn-errortype'), message };
}

const header = (Name: string, Value = 'x') => ({ content: { Headers: [{ Name, Value }] } });
const subject = (Data: string, Charset?: string) => ({
  content: { Subject: { Data, ...(Charset && { Charset }) } },
});
const headers = (...names: string[]) => ({
  content: { Headers: names.map((Name) => ({ Name, Value: 'x' })) },
});
const to = (ToAddresses: string[]) => ({ Destination: { ToAddresses } });

describe('SendEmail', () => {
  test('keeps the mail and responds with its id', async () => {
    const { ses, send } = await openSes();
    const Headers = [{ Name: 'List-Unsubscribe', Value: '<https://quietgrid.example/u>' }];
    const response = await send(
      emailInput({
        content: { Headers },
        ReplyToAddresses: ['office@quietgrid.example'],
        ConfigurationSetName: 'site',
        EmailTags: [{ Name: 'purpose', Value: 'digest' }],
      }),
    );
    const [email] = ses.mail.emails;
    expect(await response.json()).toEqual({ MessageId: email?.messageId });
    expect(email?.messageId).toMatch(/^0100[0-9a-f]{12}-[0-9a-f-]{36}-000000$/);
    expect(email).toMatchObject({
      from: 'Quietgrid <website@quietgrid.example>',
      destination: { to: ['team@quietgrid.example'], cc: [], bcc: [] },
      subject: '2 new messages',
      body: { text: 'Two.', html: '<p>Two.</p>' },
      headers: {
        'List-Unsubscribe': '<https://quietgrid.example/u>',
        'Reply-To': 'office@quietgrid.example',
        Subject: '2 new messages',
      },
      tags: { purpose: ['digest'] },
    });
    expect(email?.headers).not.toHaveProperty('Cc');
  });

  test.each(['website@quietgrid.example', 'A <b@mail.quietgrid.example>', 'x@QuietGrid.example'])(
    'accepts mail from %s, which a declared identity covers',
    async (FromEmailAddress) => {
      const { send } = await openSes();
      expect((await send(emailInput({ FromEmailAddress }))).status).toBe(200);
    },
  );

  test('rejects a sender whom no identity covers', async () => {
    const { ses, send } = await openSes();
    const FromEmailAddress = 'website@notquietgrid.example';
    expect(await errorOf(send(emailInput({ FromEmailAddress })))).toEqual({
      status: 400,
      name: 'MessageRejected',
      message: `Email address is not verified. The following identities failed the check in region US-EAST-1: ${FromEmailAddress}`,
    });
    expect(ses.mail.emails).toEqual([]);
  });

  test.each([
    ['no recipient', to([])],
    ['51 recipients', to(Array.from({ length: 51 }, (_, index) => `a${index}@example.com`))],
    ['a recipient without a domain', to(['ada'])],
    ['a recipient outside of ASCII', to(['adä@example.com'])],
    ['an unencoded name', { FromEmailAddress: 'Zoë <website@quietgrid.example>' }],
    ['no body', { content: { Body: {} } }],
    ['a subject with a line break', subject('a\r\nBcc: b@example.com', 'UTF-8')],
    ['a subject outside of ASCII without a charset', subject('é')],
    ['a raw message', { Content: { Raw: { Data: 'x' } } }],
    ['an unknown option', { ListManagementOptions: { ContactListName: 'x' } }],
    ['a header that SES sets', header('Reply-To')],
    ['a header name with a colon', header('X:Y')],
    ['a header name of 127 characters', header('x'.repeat(127))],
    ['a header value of 871 characters', header('X-Long', 'x'.repeat(871))],
    ['a header value outside of ASCII', header('X-Name', 'é')],
    ['a header value with a line break', header('X-Name', 'a\nb')],
    ['16 headers', headers(...Array.from({ length: 16 }, () => 'X-A'))],
    ['a header twice that may appear once', headers('List-Unsubscribe', 'list-unsubscribe')],
  ])('rejects %s', async (_, changes) => {
    const { ses, send } = await openSes();
    const badRequest = { status: 400, name: 'BadRequestException' };
    expect(await errorOf(send(emailInput(changes)))).toMatchObject(badRequest);
    expect(ses.mail.emails).toEqual([]);
  });

  test('accepts 15 headers, names of 126 and values of 870 characters', async () => {
    const { send } = await openSes();
    const Headers = Array.from({ length: 15 }, (_, index) => ({
      Name: `X-${index}-`.padEnd(126, 'x'),
      Value: 'x'.repeat(870),
    }));
    expect((await send(emailInput({ content: { Headers } }))).status).toBe(200);
  });

  test('rejects an unknown configuration set', async () => {
    const { send } = await openSes();
    const notFound = { status: 404, name: 'NotFoundException' };
    const response = send(emailInput({ ConfigurationSetName: 'none' }));
    expect(await errorOf(response)).toMatchObject(notFound);
  });

  test('serves programs that know the access key, and no web page', async () => {
    const { ses, send } = await openSes();
    const authorization = 'AWS4-HMAC-SHA256 Credential=another/x';
    const unknown = { status: 403, name: 'UnrecognizedClientException' };
    expect(await errorOf(send(emailInput(), { authorization }))).toMatchObject(unknown);
    expect((await send(emailInput(), { origin: 'http://localhost:8080' })).status).toBe(403);
    expect(ses.mail.emails).toEqual([]);
  });
});

test('The SDK reads the id of a mail, and errors by their names', async () => {
  const { ses, sdk } = await openSes();
  const { MessageId } = await sdk.send(new SendEmailCommand(emailInput()));
  expect(MessageId).toBe(ses.mail.emails[0]?.messageId);
  const unverified = emailInput({ FromEmailAddress: 'ada@example.com' });
  await expect(sdk.send(new SendEmailCommand(unverified))).rejects.toThrow(MessageRejected);
  ses.fail('throttle');
  await expect(sdk.send(new SendEmailCommand(emailInput()))).rejects.toMatchObject({
    name: 'TooManyRequestsException',
    message: 'Maximum sending rate exceeded.',
  });
});

describe('A test makes SES', () => {
  test.each([
    ['throttle', 429, 'TooManyRequestsException'],
    ['reject', 400, 'MessageRejected'],
  ] as const)('%s', async (fault, status, name) => {
    const { ses, send } = await openSes();
    ses.fail(fault);
    expect(await errorOf(send())).toMatchObject({ status, name });
    expect(ses.mail.emails).toEqual([]);
    ses.fail();
    expect((await send()).status).toBe(200);
  });

  test('go down', async () => {
    const { ses, send } = await openSes();
    ses.fail('down');
    await expect(send()).rejects.toThrow('fetch failed');
    expect(ses.mail.emails).toEqual([]);
  });

  test('slow: the mail is accepted, and the response waits', async () => {
    const { ses, send } = await openSes();
    ses.fail('slow');
    const response = send();
    await expect.poll(() => ses.mail.emails.length).toBe(1);
    ses.fail();
    expect((await response).status).toBe(200);
  });
});

describe('Mail', () => {
  test('survives a restart, in order, with its history', async () => {
    const { ses, dataDir, send } = await openSes();
    for (const Data of ['one', 'two', 'three'])
      await send(emailInput({ content: { Subject: { Data } } }));
    const [first] = ses.mail.emails;
    ses.mail.record(first?.messageId ?? '', 'Bounced');

    const next = await openSes(dataDir);
    expect(next.ses.mail.emails).toEqual(ses.mail.emails);
    await next.send(emailInput({ content: { Subject: { Data: 'four' } } }));
    const subjects = next.ses.mail.emails.map((email) => email.subject);
    expect(subjects).toEqual(['one', 'two', 'three', 'four']);
  });

  test('that was not written to its end is left out', async () => {
    const { ses, dataDir, send } = await openSes();
    await send();
    const [name = ''] = readdirSync(join(dataDir, 'mail'));
    const content = readFileSync(join(dataDir, 'mail', name), 'utf8');
    writeFileSync(join(dataDir, 'mail', '000000002.json.draft'), content.slice(0, 50));
    const next = await openSes(dataDir);
    expect(next.ses.mail.emails).toEqual(ses.mail.emails);
    expect(readdirSync(join(dataDir, 'mail'))).toEqual([name]);
  });

  test('is kept up to 500, the newest ones', async () => {
    const { ses, dataDir, send } = await openSes();
    await send();
    const [email] = ses.mail.emails;
    if (email === undefined) throw new Error('There is a mail.');
    for (let count = 1; count <= 500; count += 1) ses.mail.add({ ...email, subject: `${count}` });
    expect(ses.mail.emails).toHaveLength(500);
    expect(ses.mail.emails[0]?.subject).toBe('1');
    expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(500);
  });
});

describe('Feedback', () => {
  test('of a bounce is an event like SES’s', async () => {
    const { ses, put, send } = await openSes();
    await send(
      emailInput({ ConfigurationSetName: 'site', EmailTags: [{ Name: 'kind', Value: 'welcome' }] }),
    );
    const [email] = ses.mail.emails;
    if (email) ses.report('BOUNCE', email);
    const emailAddress = 'team@quietgrid.example';
    expect(put.mock.calls.map(([event]) => event)).toMatchObject([
      {
        source: 'aws.ses',
        'detail-type': 'Email Bounced',
        resources: ['arn:aws:ses:us-east-1:000000000000:configuration-set/site'],
        detail: {
          eventType: 'Bounce',
          bounce: {
            bounceType: 'Permanent',
            bouncedRecipients: [{ emailAddress, status: '5.1.1' }],
          },
          mail: {
            messageId: email?.messageId,
            destination: [emailAddress],
            tags: { kind: ['welcome'], 'ses:configuration-set': ['site'] },
          },
        },
      },
    ]);
    expect(ses.mail.emails[0]?.history).toMatchObject([{ text: 'Bounced: 1 function called' }]);
  });

  test('comes by itself from the addresses of SES’s mailbox simulator', async () => {
    const { put, send } = await openSes();
    const ToAddresses = ['bounce+label@simulator.amazonses.com'];
    await send(emailInput({ ConfigurationSetName: 'site', Destination: { ToAddresses } }));
    await expect.poll(() => put.mock.calls.length).toBe(1);
  });

  test('says which mails arrived, where the configuration set takes it', async () => {
    const { ses, put, send } = await openSes();
    ses.configurationSets.set('site', new Set(['DELIVERY']));
    await send(emailInput({ ConfigurationSetName: 'site' }));

    await expect.poll(() => put.mock.calls.length).toBe(1);
    const delivery = { recipients: ['team@quietgrid.example'] };
    expect(put.mock.calls.map(([event]) => event)).toMatchObject([
      { 'detail-type': 'Email Delivered', detail: { delivery } },
    ]);
  });
});

/** The types of the published events, sorted. */
const typesOf = ({ put }: Awaited<ReturnType<typeof openSes>>) =>
  put.mock.calls.map(([event]) => event['detail-type']).toSorted();

describe('A report that no function has taken', () => {
  const types = new Set(['BOUNCE', 'COMPLAINT', 'DELIVERY']);
  const reopen = async (dataDir?: string) => {
    const opened = await openSes(dataDir);
    opened.ses.configurationSets.set('site', types);
    return opened;
  };

  test('is made again after a crash, until one has', async () => {
    const first = await reopen();
    await first.send(emailInput({ ConfigurationSetName: 'site' }));
    await expect.poll(() => typesOf(first)).toEqual(['Email Delivered']);
    const [email] = first.ses.mail.emails;
    if (email) first.ses.report('COMPLAINT', email);

    const second = await reopen(first.dataDir);
    second.ses.suppressed.clear();
    second.put.mockImplementation((_event, handled) => {
      handled?.();
      return 1;
    });
    second.ses.resume();
    await expect.poll(() => second.ses.mail.emails[0]?.unreported).toEqual([]);
    expect(typesOf(second)).toEqual(['Email Complaint Received', 'Email Delivered']);

    const third = await reopen(first.dataDir);
    third.ses.resume();
    expect(third.ses.mail.emails[0]?.unreported).toEqual([]);
  });

  test('keeps its mail when newer ones come, which the mailbox else has no room for', async () => {
    const { ses, send } = await reopen();
    await send(emailInput({ ConfigurationSetName: 'site' }));
    const [email] = ses.mail.emails;
    if (email === undefined) throw new Error('There is a mail.');
    for (let count = 1; count <= 500; count += 1) {
      ses.mail.add({ ...email, messageId: `${count}`, unreported: [] });
    }

    expect(ses.mail.emails).toHaveLength(500);
    expect(ses.mail.find(email.messageId)).toBeDefined();
  });
});

/** SES, where a mail has bounced, or its reader has complained. */
const bounced = async (type: 'BOUNCE' | 'COMPLAINT') => {
  const opened = await openSes();
  const { ses, put, send } = opened;
  ses.configurationSets.set('site', new Set(['BOUNCE', 'COMPLAINT', 'DELIVERY']));
  await send(emailInput({ ConfigurationSetName: 'site' }));
  await expect.poll(() => put.mock.calls.length).toBe(1);
  const [email] = ses.mail.emails;
  if (email) ses.report(type, email);
  put.mockClear();
  return opened;
};

describe('An address to which a mail bounced', () => {
  const toBoth = emailInput({
    ConfigurationSetName: 'site',
    Destination: { ToAddresses: ['Team@quietgrid.example', 'ada@quietgrid.example'] },
  });
  const suppressed = 'OnAccountSuppressionList';
  test.each([
    ['BOUNCE', 'Email Bounced', { bounceType: 'Permanent', bounceSubType: suppressed }],
    ['COMPLAINT', 'Email Complaint Received', { complaintSubType: suppressed }],
  ] as const)(
    'gets no more: SES takes the mail, reports another %s and delivers it to the others',
    async (type, detailType, about) => {
      const { ses, put, send } = await bounced(type);
      expect((await send(toBoth)).status).toBe(200);
      await expect.poll(() => put.mock.calls.length).toBe(2);

      const [dropped, delivered] = put.mock.calls.map(([event]) => event);
      expect(dropped?.['detail-type']).toBe(detailType);
      const details: unknown = Object.values(dropped?.detail ?? {}).find((each) =>
        JSON.stringify(each).includes('SuppressionList'),
      );
      expect(details).toMatchObject(about);
      expect(JSON.stringify(details)).toMatch(/Team@/);
      expect(JSON.stringify(details)).not.toMatch(/ada@/);
      expect(delivered).toMatchObject({
        'detail-type': 'Email Delivered',
        detail: { delivery: { recipients: ['ada@quietgrid.example'] } },
      });
      expect(ses.mail.emails.at(-1)?.history).toMatchObject([
        { text: 'On the suppression list, not delivered: 1 function called' },
      ]);
    },
  );

  test('is known after a restart, until it is taken off the list', async () => {
    const { dataDir } = await bounced('BOUNCE');
    const { ses } = await openSes(dataDir);
    expect(ses.suppressed.reasonOf('TEAM@quietgrid.example')).toBe('BOUNCE');
    ses.suppressed.remove(['Team@quietgrid.example']);

    const next = await openSes(dataDir);
    expect(next.ses.suppressed.reasonOf('team@quietgrid.example')).toBeUndefined();
  });

  test('is not one of the mailbox simulator', async () => {
    const { ses, send } = await openSes();
    await send(emailInput({ Destination: { ToAddresses: ['bounce@simulator.amazonses.com'] } }));
    await expect.poll(() => ses.mail.emails[0]?.history).toHaveLength(1);

    expect(ses.suppressed.reasonOf('bounce@simulator.amazonses.com')).toBe(undefined);
  });
});

describe('The quota', () => {
  const start = Date.UTC(2026, 10, 20);
  withClock(start);
  const throttled = { status: 429, name: 'TooManyRequestsException' };

  test('of one a second takes one in each, and says so as SES does', async () => {
    const { send } = await openSes(undefined, { rate: 1, daily: 200 });
    expect((await send()).status).toBe(200);
    vi.setSystemTime(start + 999);
    const message = 'Maximum sending rate exceeded.';
    expect(await errorOf(send())).toEqual({ ...throttled, message });
    vi.setSystemTime(start + 1000);

    expect((await send()).status).toBe(200);
  });

  test('counts recipients: after a mail to five of them the next one waits for five seconds', async () => {
    const { send } = await openSes(undefined, { rate: 1, daily: 200 });
    const five = Array.from({ length: 5 }, (_, at) => `a${at}@example.com`);
    expect((await send(emailInput(to(five)))).status).toBe(200);
    vi.setSystemTime(start + 4999);
    expect(await errorOf(send())).toMatchObject(throttled);
    vi.setSystemTime(start + 5000);

    expect((await send()).status).toBe(200);
  });

  test('of a day ends after so many recipients in 24 hours, which GetAccount tells', async () => {
    const { sdk, send } = await openSes(undefined, { rate: 14, daily: 2 });
    const sent = async () => (await sdk.send(new GetAccountCommand({}))).SendQuota;
    expect(await sent()).toEqual({ MaxSendRate: 14, Max24HourSend: 2, SentLast24Hours: 0 });
    await send();
    await send();
    expect(await sent()).toMatchObject({ SentLast24Hours: 2 });
    const message = 'Daily message quota exceeded.';
    expect(await errorOf(send())).toEqual({ ...throttled, message });
    vi.setSystemTime(start + 86_400_000);

    expect((await send()).status).toBe(200);
  });

  test('is not used by a mail that is rejected', async () => {
    const { send } = await openSes(undefined, { rate: 1, daily: 200 });
    await send(emailInput({ FromEmailAddress: 'ada@example.com' }));

    expect((await send()).status).toBe(200);
  });
});

describe('Attachments', () => {
  const RawContent = Buffer.from('%PDF-1.7');
  const sending = async (attachment: object) => {
    const { ses, sdk } = await openSes();
    const content = { Attachments: [{ FileName: 'offer.pdf', RawContent, ...attachment }] };
    const sent = sdk.send(new SendEmailCommand(emailInput({ content })));
    return { ses, sent };
  };

  test('are kept with the mail, by the SDK', async () => {
    const { ses, sent } = await sending({
      ContentDescription: 'An offer',
      ContentDisposition: 'ATTACHMENT',
      ContentTransferEncoding: 'BASE64',
    });
    await sent;
    expect(ses.mail.emails[0]?.attachments).toEqual([
      {
        name: 'offer.pdf',
        type: 'application/pdf',
        size: 8,
        content: RawContent.toString('base64'),
      },
    ]);
  });

  test.each([
    [{ FileName: 'run.EXE' }, 'Attachment file extension not supported: run.EXE'],
    [{ FileName: 'two\r\nlines.pdf' }, 'The file name contains a line break.'],
    [{ FileName: 'x'.repeat(256) }, /FileName/],
    [{ ContentDisposition: 'SIDEWAYS' }, /ContentDisposition/],
  ])('with %j are rejected', async (attachment, message) => {
    const { ses, sent } = await sending(attachment);
    await expect(sent).rejects.toThrow(message);
    expect(ses.mail.emails).toEqual([]);
  });
});
