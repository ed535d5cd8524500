import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { contactFields } from '../../contact.ts';
import { contextOf, eventOf, handlerOf } from '../call.ts';
import { mockDatabase } from '../database-calls.ts';
import { rowsOf, withTables } from '../tables.ts';
import { contentKey } from '#functions/contact/submission.ts';

withTables();

/** A browser's own encoding of the contact form. */
const contact = {
  about: '',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: '',
  phone: '+1 (905) 555-0142',
  businessEmail: 'ada@engines.example',
  message: 'Two hundred sensors.\r\nFor a mill.',
  subject: '',
  termsAccepted: 'on',
};
const browser = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: 'https://quietgrid.example',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-dest': 'document',
};

/** Sends a form as a browser without script does; API Gateway passes its body in base64. */
async function post(
  endpoint: Endpoint,
  fields: Record<string, string>,
  headers: Record<string, string | undefined> = {},
) {
  const body = Buffer.from(new URLSearchParams(fields).toString()).toString('base64');
  const event = eventOf(endpoint, { body, headers: { ...browser, ...headers } });
  const handler = await handlerOf(endpoint);
  const response = await handler({ ...event, isBase64Encoded: true }, contextOf());
  const { statusCode: status, headers: sent = {}, body: html = '' } = response;
  return { status, headers: sent, html };
}

const ofPage = { 'content-type': 'text/html; charset=utf-8' };

const send = (
  changes: Partial<typeof contact> = {},
  headers: Record<string, string | undefined> = {},
) => post(endpoints.submitContact, { ...contact, ...changes }, headers);

const sign = (email: string) => post(endpoints.subscribe, { email, subject: '' });

/** The expected body of a page with this title and content. */
const page = (title: string, ...content: string[]) =>
  `<body><main><h1>${title}</h1>${content.join('')}<p><a href="/contact">Our email address and telephone number</a>` +
  '<br><a href="/">Home</a></p></main></body></html>';

/** A page's HTML from its body on. */
function bodyOf(html: string): string {
  return html.slice(html.indexOf('<body>'));
}

describe('A contact form without script', () => {
  test('is stored like one with script, without spam signals, and returns a page with its reference', async () => {
    const { status, headers, html } = await send();

    const [row, ...others] = await rowsOf('contacts');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ firstName: 'Ada', company: '', timeZone: '' });
    expect(row).toMatchObject({ message: 'Two hundred sensors.\nFor a mill.' });
    expect(row).not.toHaveProperty('suspicions');
    expect(row).not.toHaveProperty('about');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...ofPage, 'cache-control': 'no-store' });
    expect(html).toMatch(
      /^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Message sent successfully!<\/title><style>[^<]+<\/style><\/head><body>/,
    );
    const reference = `<p>Your reference: ${String(row?.['id'])}</p><p>Quote the reference if you call.</p>`;
    expect(bodyOf(html)).toBe(page('Message sent successfully!', reference));
  });

  test.each([
    ['smart-lock', 'smart-lock'],
    ['gateway,smart-lock:12', 'gateway,smart-lock:12'],
    ['gateway,toaster', 'gateway'],
    ['toaster', undefined],
    ['<b>', undefined],
  ])('gets its products from the URL of its page: %s', async (about, stored) => {
    await send({}, { referer: `https://quietgrid.example/contact?about=${about}` });

    const [row] = await rowsOf('contacts');
    expect(row?.['about']).toBe(stored);
  });

  test.each([undefined, '', 'about:blank', 'not an address', 'https://quietgrid.example/'])(
    'has no products if the URL of its page is %j',
    async (referer) => {
      expect((await send({}, { referer })).status).toBe(200);
      expect((await rowsOf('contacts'))[0]).not.toHaveProperty('about');
    },
  );

  test('is stored once if sent twice, and again on another day', async () => {
    const responses = await Promise.all([send(), send(), send()]);

    expect(new Set(responses.map(({ html }) => html)).size).toBe(1);
    expect(await rowsOf('contacts')).toHaveLength(1);
    await send({ message: 'Something else.' });
    expect(await rowsOf('contacts')).toHaveLength(2);
    const request = { ...contactFields, termsAccepted: true as const };
    const keys = ['2026-11-20T00:00Z', '2026-11-20T23:59Z', '2026-11-21T00:00Z'].map((time) =>
      contentKey(request, new Date(time)),
    );
    expect(keys[0]).toBe(keys[1]);
    expect(keys[1]).not.toBe(keys[2]);
  });

  test('gets a page that names the fields to correct by their labels, and repeats no value', async () => {
    const firstName = '<b>Ada</b>'.repeat(20);
    const { status, headers, html } = await send({ firstName, phone: '123', termsAccepted: '' });

    expect(status).toBe(400);
    expect(headers).toMatchObject(ofPage);
    expect(html).toContain('<li>First name must have at most 80 characters</li>');
    expect(html).toContain('<li>Phone must have 7 to 15 digits,');
    expect(html).toContain('<li>Consent must be accepted</li>');
    expect(html).toContain('Press Back');
    expect(html).not.toMatch(/<b>|ada@engines|123/);
    expect(await rowsOf('contacts')).toEqual([]);
  });

  test('gets the advice to correct it, and that all entries are still there', async () => {
    // Unknown field names cannot carry markup.
    const { html } = await post(endpoints.submitContact, {
      ...contact,
      lastName: '',
      businessEmail: 'ada',
      zip: '1',
      '<i>': '1',
    });

    expect(bodyOf(html)).toBe(
      page(
        'Error submitting form',
        '<ul><li>Last name is required</li>',
        '<li>Business email must be an email address such as name@example.com, with two letters or more at its end</li>',
        '<li>zip is not a field of this request</li><li>body holds fields that this request does not have</li></ul>',
        '<p>Press Back, correct it, tick the box and send it again. What you entered is still there.</p>',
      ),
    );
  });

  test.each([
    [413, {}, 'x'.repeat(3 * limits.bodyBytes)],
    [403, { origin: 'https://elsewhere.example' }, 'Hello.'],
  ])(
    'gets another way to reach us with %d, because a retry cannot help',
    async (status, headers, message) => {
      const { status: returned, html } = await send({ message }, headers);

      expect(returned).toBe(status);
      expect(bodyOf(html)).toMatch(
        /^<body><main><h1>Error submitting form<\/h1><p>[^<]+<\/p><p>Press Back: what you entered is still there\. You can also reach us without the form\.<\/p><p><a /,
      );
    },
  );

  test.each([
    [500, 'AccessDeniedException'],
    [503, 'ThrottlingException'],
    [429, 'ConditionalCheckFailedException'],
  ])('gets the advice to send it again in a minute with %d', async (status, name) => {
    const error = new ConditionalCheckFailedException({ message: '', $metadata: {} });
    const failure = name === error.name ? error : Object.assign(new Error('No'), { name });
    mockDatabase().on(UpdateCommand).rejects(failure);
    const { status: returned, html } = await send();

    expect(returned).toBe(status);
    expect(html).toContain(
      '<p>Press Back, tick the box and send it again in a minute. What you entered is still there, and is kept once.</p>',
    );
  });

  test('consents only by its box, and only with "on"', async () => {
    expect((await send({ termsAccepted: 'yes' })).html).toContain('Consent must be accepted');
    await send({ company: 'on' });

    expect(await rowsOf('contacts')).toMatchObject([{ company: 'on' }]);
  });

  test('sent empty lacks its fields and has no others', async () => {
    const event = eventOf('submitContact', { headers: browser });
    const handler = await handlerOf('submitContact');
    const { statusCode, body = '' } = await handler(event, contextOf());

    expect(statusCode).toBe(400);
    expect(body).toContain('<li>First name is required</li>');
    expect(body).not.toContain('not a field');
  });

  test('may be as long in any script as one with script', async () => {
    const message = '你'.repeat(limits.message.max);
    expect((await send({ message })).status).toBe(200);
    const long = await send({ message: `${message}你` });
    expect(long.html).toContain('<li>Message must have at most 5000 characters</li>');
    expect((await send({ message: 'x'.repeat(3 * limits.bodyBytes) })).status).toBe(413);
  });

  test.each([
    ['has no Origin', { origin: undefined }],
    ['has the Origin "null"', { origin: 'null' }],
    ["comes from another site's page", { origin: 'https://elsewhere.example' }],
    ['is said to come from another site', { 'sec-fetch-site': 'cross-site' }],
    ['did not come through CloudFront', { 'x-origin-secret': 'wrong' }],
  ])('is rejected by a page if it %s', async (_what, headers) => {
    const { status, html } = await send({}, headers);

    expect(status).toBe(403);
    expect(html).toContain('This request is not allowed from here.');
    expect(await rowsOf('contacts')).toEqual([]);
  });

  test('that fills in the honeypot gets a spam signal, and so does one that no browser sent', async () => {
    await send({ subject: 'Cheap pills' });
    await send({ message: 'By a program.' }, { 'sec-fetch-dest': undefined });

    const rows = await rowsOf('contacts');
    const marks = rows.map(({ suspicions }) => String(suspicions));
    expect(new Set(marks)).toEqual(new Set(['honeypot', 'untimed']));
  });

  test('allows only the page’s own style', async () => {
    const { headers, html } = await send();

    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(html).not.toMatch(/<script|style=|src=|https?:/);
  });
});

describe('A newsletter form without script', () => {
  test('subscribes an address once, without spam signals, and returns a page', async () => {
    const responses = [await sign('Reader@mail.example'), await sign('reader@mail.example')];

    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(bodyOf(responses[0]?.html ?? '')).toBe(
      page(
        'Successfully subscribed!',
        '<p>One more step: we write to a new address, and the newsletter begins when you press the button in that mail.</p>',
      ),
    );
    const rows = await rowsOf('subscribers');
    expect(rows).toMatchObject([{ email: 'reader@mail.example' }]);
    expect(rows[0]).not.toHaveProperty('suspicions');
  });

  test('gets a page that says what an address is', async () => {
    const { status, html } = await sign('x@y.z');

    expect(status).toBe(400);
    expect(html).toContain('Error Subscribing');
    expect(html).toContain('<li>Email must be an email address such as name@example.com');
    expect(html).not.toContain('x@y.z');
    expect(await rowsOf('subscribers')).toEqual([]);
  });
});

test('The unsubscribe form without script gets the same page for every address', async () => {
  await sign('reader@mail.example');
  const pages = ['reader@mail.example', 'stranger@mail.example'].map(async (email) => {
    const fields = { email, subject: '' };
    const { html } = await post(endpoints.requestLeaveLink, fields);
    return bodyOf(html);
  });

  const same = page(
    'Look into your inbox',
    '<p>If the address is on our list, a mail with a link is on its way. It has one button, and that ends the newsletter.</p>',
  );
  expect(await Promise.all(pages)).toEqual([same, same]);
});
