import { createServer, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { onTestFinished, describe, expect, test } from 'vitest';
import { listen } from '../src/listen.ts';
import { openMailbox } from '../src/mailbox/mailbox.ts';
import { EventBus } from '../src/events/event-bus.ts';
import { S3 } from '../src/s3/s3.ts';
import type { Ses } from '../src/ses/ses.ts';
import { request } from './request.ts';
import { emailInput, openSes } from './ses-service.ts';
import { temporaryFolder } from './temporary-folder.ts';

const host = 'localhost:8025';
const ownPage = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };

/** A mailbox, by default with one mail. */
async function mailbox(...inputs: object[]) {
  const { ses, put, send } = await openSes();
  for (const input of inputs.length > 0 ? inputs : [emailInput()]) await send(input);
  const handle = openMailbox({ ses, siteUrl: 'http://localhost:8080', ca: undefined });
  const call = async (
    target: string,
    method = 'GET',
    headers: Record<string, string> = { host },
  ) => {
    const [path = '', query = ''] = target.split('?');
    const response = await handle(request({ path, query, method, headers: new Headers(headers) }));
    return { ...response, text: response.body.toString() };
  };
  const id = ses.mail.emails.at(-1)?.messageId ?? '';
  return { ses, put, call, id, submit };

  /** Submits a form of the mailbox's own pages. */
  async function submit(path: string, fields: Record<string, string>, file?: File) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('attachment', file ?? new File([], ''));
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    const body = Buffer.from(await encoded.arrayBuffer());
    const response = await handle({
      ...request({
        path,
        method: 'POST',
        headers: new Headers({ ...ownPage, 'content-type': type }),
      }),
      body: Readable.from([body]),
    });
    return { ...response, text: response.body.toString() };
  }
}

/** Lets the mailbox receive mail to `support@quietgrid.example`. @returns what has arrived, without the headers of SES */
function receives(ses: Ses) {
  const bucket = new S3(temporaryFolder(), new EventBus(), () => {}).open('mail', 'us-east-1', '1');
  const recipients = ['support@quietgrid.example'];
  ses.receiver.rules.set('rule', { bucket, prefix: '', recipients, scans: true });
  return async () => {
    const mails = await Promise.all([...bucket.objects.keys()].map((key) => bucket.read(key)));
    return mails.map(
      (mail) => mail?.body.toString().replace(/^[\s\S]*X-SES-RECEIPT.*\r\n/, '') ?? '',
    );
  };
}

/** The value of a field in a form's HTML. */
function fieldIn(html: string, name: string): string | undefined {
  const [, value, content] =
    new RegExp(`name="${name}"(?: value="([^"]*)"|[^>]*>\\n([^<]*)<)`).exec(html) ?? [];
  return (value ?? content)
    ?.replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const pdf = Buffer.from('%PDF-1.7');
const withFile = emailInput({
  content: {
    Attachments: [
      { FileName: 'größe.pdf', RawContent: pdf.toString('base64'), ContentType: 'application/pdf' },
    ],
  },
});

const list = (url: string) => ({
  content: {
    Headers: [
      { Name: 'List-Unsubscribe', Value: `<mailto:leave@quietgrid.example>, <${url}>` },
      { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
    ],
  },
});

const subject = (Data: string) => emailInput({ content: { Subject: { Data } } });

describe('The store', () => {
  test('lists mail, the newest last, in the shape that tests read', async () => {
    const { ses, call } = await mailbox(emailInput(), subject('second'));
    const { emails } = JSON.parse((await call('/store')).text);
    expect(emails).toMatchObject([{ subject: '2 new messages' }, { subject: 'second' }]);
    const [first] = ses.mail.emails;
    expect(emails[0]).toEqual({
      messageId: first?.messageId,
      at: first?.at,
      from: 'Quietgrid <website@quietgrid.example>',
      destination: { to: ['team@quietgrid.example'], cc: [], bcc: [] },
      subject: '2 new messages',
      headers: first?.headers,
      attachments: [],
      body: { text: 'Two.', html: '<p>Two.</p>' },
    });
  });

  test('is emptied by DELETE', async () => {
    const { call } = await mailbox();
    expect((await call('/store', 'DELETE')).status).toBe(200);
    expect(JSON.parse((await call('/store')).text)).toEqual({ emails: [] });
  });
});

describe('A web page', () => {
  test.each([
    ['of another site', { host, origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }],
    ['on another port', { host, origin: 'http://localhost:8080', 'sec-fetch-site': 'same-site' }],
    ['in a sandboxed frame', { host, origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['without an origin', { host, 'sec-fetch-site': 'cross-site' }],
    ['whose name leads here', { host: 'example.com:8025', origin: 'http://example.com:8025' }],
  ])('%s neither empties the store nor presses a button, nor reads mail', async (_, headers) => {
    const { ses, call, id, put } = await mailbox();
    for (const [target, method] of [
      ['/store', 'DELETE'],
      ['/clear', 'POST'],
      [`/mail/${id}/bounce`, 'POST'],
      [`/mail/${id}/reply`, 'POST'],
      ['/new', 'POST'],
      ['/receive', 'POST'],
      ['/store', 'GET'],
      ['/', 'GET'],
    ] as const) {
      expect((await call(target, method, headers)).status).toBe(403);
    }
    expect(ses.mail.emails).toHaveLength(1);
    expect(put).not.toHaveBeenCalled();
  });

  test('may link to the mailbox', async () => {
    const { call } = await mailbox();
    const headers = { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
    expect((await call('/', 'GET', headers)).status).toBe(200);
  });
});

describe('The page', () => {
  test('lists mail, the newest first, and escapes what it says', async () => {
    const { call } = await mailbox(subject('first'), subject('<img src=x onerror=alert(1)>'));
    const { text } = await call('/');
    expect(text).toContain('&lt;img src=x');
    expect(text).not.toContain('<img');
    expect(text.indexOf('&lt;img')).toBeLessThan(text.indexOf('first'));
  });

  test('shows HTML in a frame without scripts, text and headers', async () => {
    const { call, id } = await mailbox();
    expect((await call(`/mail/${id}`)).text).toContain(
      `<iframe src="/mail/${id}/html" title="HTML of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox">`,
    );
    expect((await call(`/mail/${id}?part=text`)).text).toContain('Two.</pre>');
    expect((await call(`/mail/${id}?part=headers`)).text).toContain('<dt>Message-ID</dt>');
  });

  test('shows the HTML in the scheme that is chosen, and otherwise in the browser’s', async () => {
    const Data =
      '<meta name="color-scheme" content="light dark"><style>:root { color-scheme: light dark } ' +
      '@media (prefers-color-scheme: dark) {} @media (prefers-color-scheme:light) {}</style>light dark';
    const { call, id } = await mailbox(emailInput({ content: { Body: { Html: { Data } } } }));
    const html = async (query = '') => (await call(`/mail/${id}/html${query}`)).text;
    expect(await html()).toBe(`<!doctype html><base target="_blank">${Data}`);
    expect(await html('?scheme=dark')).toBe(
      '<!doctype html><base target="_blank"><meta name="color-scheme" content="dark"><style>:root { color-scheme: dark } ' +
        '@media (min-width: 0) {} @media (max-width: 0) {}</style>light dark',
    );
    expect((await call(`/mail/${id}?scheme=dark`)).text).toContain('/html?scheme=dark"');
  });

  test('has a policy of its own, and so has the mail in it', async () => {
    const { call, id } = await mailbox();
    const policyOf = async (target: string) =>
      (await call(target)).headers.get('content-security-policy');
    expect(await policyOf(`/mail/${id}`)).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
    expect(await policyOf(`/mail/${id}/html`)).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:8080; " +
        "form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    );
  });

  test.each(['/mail/none', '/mail/none/bounce', '/__proto__', '/mail/'])(
    'responds to %s with 404',
    async (target) => {
      const { call } = await mailbox();
      expect((await call(target)).status).toBe(404);
    },
  );

  test('of a mail without HTML shows its text', async () => {
    const { call, id } = await mailbox(emailInput({ content: { Body: { Text: { Data: 'hi' } } } }));
    expect((await call(`/mail/${id}`)).text).toContain('hi</pre>');
  });
});

describe('A button', () => {
  test.each([
    ['bounce', 'Email Bounced', 'Bounced: 1 function called'],
    [
      'complain',
      undefined,
      'Complained: no event destination of its configuration set takes COMPLAINT',
    ],
  ])('%s reports the mail and leads back to it', async (action, detailType, history) => {
    const { call, id, put } = await mailbox(emailInput({ ConfigurationSetName: 'site' }));
    const { status, headers } = await call(`/mail/${id}/${action}`, 'POST', ownPage);
    expect([status, headers.get('location')]).toEqual([303, `/mail/${id}#history`]);
    expect(put.mock.calls.map(([event]) => event['detail-type'])).toEqual(
      detailType ? [detailType] : [],
    );
    expect((await call(`/mail/${id}`)).text).toContain(history);
  });

  test('presses one-click unsubscribe as a mail client does', async () => {
    const requests: { request: IncomingMessage; body: string }[] = [];
    const site = createServer((incoming, response) => {
      let body = '';
      incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
      incoming.on('end', () => {
        requests.push({ request: incoming, body });
        response.writeHead(302, { location: '/elsewhere' }).end();
      });
    });
    const port = await listen(site);
    onTestFinished(() => void site.close());
    const { call, id } = await mailbox(emailInput(list(`http://127.0.0.1:${port}/u/token`)));
    await call(`/mail/${id}/unsubscribe`, 'POST', ownPage);

    expect(requests).toHaveLength(1);
    const [{ request: sent, body } = { request: undefined, body: '' }] = requests;
    const expected = ['POST', '/u/token', 'List-Unsubscribe=One-Click'];
    expect([sent?.method, sent?.url, body]).toEqual(expected);
    expect(sent?.headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded' });
    expect(sent?.headers).not.toHaveProperty('origin');
    expect(sent?.headers).not.toHaveProperty('cookie');
    expect((await call(`/mail/${id}`)).text).toContain(
      `Unsubscribe pressed: 127.0.0.1:${port} responded with 302`,
    );
  });

  test('for one-click unsubscribe is disabled where the mail offers none', async () => {
    const disabled = '<button disabled>Unsubscribe with one click</button>';
    const without = await mailbox();
    expect((await without.call(`/mail/${without.id}`)).text).toContain(disabled);
    const offered = await mailbox(emailInput(list('https://quietgrid.example/u')));
    expect((await offered.call(`/mail/${offered.id}`)).text).not.toContain(disabled);
  });

  test('deletes all mail', async () => {
    const { ses, call } = await mailbox();
    expect((await call('/clear', 'POST', ownPage)).headers.get('location')).toBe('/');
    expect(ses.mail.emails).toEqual([]);
  });
});

describe('An attachment', () => {
  test('is listed with its name, type and size, and saved by the browser', async () => {
    const { call, id } = await mailbox(withFile);
    const { emails } = JSON.parse((await call('/store')).text);
    expect(emails[0].attachments).toEqual([
      { name: 'größe.pdf', type: 'application/pdf', size: 8 },
    ]);
    const { text } = await call(`/mail/${id}`);
    expect(text).toContain(`<a href="/mail/${id}/attachment?number=0" download>größe.pdf</a>`);

    const file = await call(`/mail/${id}/attachment?number=0`);
    expect(file.body).toEqual(pdf);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''gr%C3%B6%C3%9Fe.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await call(`/mail/${id}/attachment?number=1`)).status).toBe(404);
  });
});

const threaded = emailInput({
  ReplyToAddresses: ['support+token@quietgrid.example'],
  content: {
    Headers: [
      { Name: 'In-Reply-To', Value: '<first@example.com>' },
      { Name: 'References', Value: '<thread@quietgrid.example> <first@example.com>' },
    ],
  },
});

describe('Reply', () => {
  test('goes to the reply address, quotes the text and names the mails of the thread', async () => {
    const { ses, call, submit, id } = await mailbox(threaded);
    const arrived = receives(ses);
    const { text } = await call(`/mail/${id}/reply`);
    const fields = Object.fromEntries(
      ['to', 'from', 'subject', 'text', 'headers'].map((name) => [name, fieldIn(text, name) ?? '']),
    );
    const mailId = `<${id}@email.amazonses.com>`;
    expect(fields).toMatchObject({
      to: 'support+token@quietgrid.example',
      from: 'team@quietgrid.example',
      subject: 'Re: 2 new messages',
      headers: `In-Reply-To: ${mailId}\nReferences: <thread@quietgrid.example> <first@example.com> ${mailId}`,
    });
    expect(fields['text']).toMatch(
      /^\n\nOn .*, Quietgrid <website@quietgrid.example> wrote:\n> Two\.\n$/,
    );

    const { status, headers } = await submit(`/mail/${id}/reply`, fields);
    expect([status, headers.get('location')]).toEqual([303, `/mail/${id}#history`]);
    expect((await call(`/mail/${id}`)).text).toContain('Replied: SES has received it as ');
    const [mail = ''] = await arrived();
    expect(mail).toMatch(
      /^From: team@quietgrid\.example\r\nTo: support\+token@quietgrid\.example\r\n/,
    );
    expect(mail).toContain(`\r\nIn-Reply-To: ${mailId}\r\nReferences: <thread@`);
  });

  test('to a mail without a reply address goes to its sender', async () => {
    const { call, id } = await mailbox(subject('Re: x'));
    const { text } = await call(`/mail/${id}/reply`);
    expect(fieldIn(text, 'to')).toBe('Quietgrid <website@quietgrid.example>');
    expect(fieldIn(text, 'subject')).toBe('Re: x');
  });
});

describe('New mail', () => {
  const fields = {
    to: 'support@quietgrid.example',
    from: 'Zoë <zoe@example.com>',
    subject: 'Grüße aus Köln\r\nBcc: x@example.com',
    text: 'Größe',
    headers: 'Auto-Submitted: auto-replied\nmessage-id: <own@example.com>\nX-Long: a\n b',
  };

  test('is received as a mail program would send it, with its file and further headers', async () => {
    const { ses, call, submit } = await mailbox();
    const arrived = receives(ses);
    expect(fieldIn((await call('/new')).text, 'to')).toBe('support@quietgrid.example');
    const { status, headers } = await submit('/new', fields, new File(['x'], "ö'.txt"));

    expect(status).toBe(303);
    expect((await call(headers.get('location') ?? '')).text).toContain('SES has received it as ');
    const [mail = ''] = await arrived();
    expect(mail).toContain('From: =?UTF-8?B?Wm/Dqw==?= <zoe@example.com>\r\n');
    expect(mail).not.toMatch(/^Bcc:/m);
    expect(mail).toContain(
      'Auto-Submitted: auto-replied\r\nmessage-id: <own@example.com>\r\nX-Long: a\r\n b\r\n',
    );
    expect(mail.match(/message-id:/gi)).toHaveLength(1);
    expect(mail).toContain(`\r\n\r\n${Buffer.from('Größe').toString('base64')}\r\n`);
    expect(mail).toContain("filename*=UTF-8''%C3%B6%27.txt\r\n");
  });

  test.each([
    [{ to: 'nobody@quietgrid.example' }, 'mailbox unavailable'],
    [{ headers: 'no header' }, '"no header" is no header'],
  ])('with %j stays in its form, with the reason', async (changes, reason) => {
    const { ses, submit } = await mailbox();
    const arrived = receives(ses);
    const { status, text } = await submit('/new', { ...fields, ...changes });

    expect(status).toBe(422);
    expect(text.replaceAll('&quot;', '"')).toContain(reason);
    expect(fieldIn(text, 'text')).toBe('Größe');
    expect(await arrived()).toEqual([]);
  });
});
