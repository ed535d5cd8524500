import { describe, expect, test } from 'vitest';
import { safeHtml } from '#functions/conversation/safe-html.ts';
import { objects, store, withBucket } from '../bucket.ts';
import { contextOf, eventOf, handlerOf } from '../call.ts';
import { insert, withTables } from '../tables.ts';
import { contact, idOf, messageRow, range } from '../contact/contact-rows.ts';
import { mail, multipart, part } from '../receiving/mail.ts';
import { id, withContact } from './conversations.ts';

withTables();
withContact();
withBucket();

const pixel = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A picture that a mail brings. */
function picture(name: string, content = pixel): string {
  const header = `Content-Type: image/gif\nContent-ID: <${name}>\nContent-Transfer-Encoding: base64`;
  return part(header, content);
}

async function insertMail(
  html: string,
  parts: readonly string[] = [],
  changes: object = {},
): Promise<void> {
  const headers = { 'Content-Type': 'multipart/related; boundary="b"' };
  const body = multipart('b', part('Content-Type: text/html; charset=utf-8', html), ...parts);
  store(`originals/${id}/m`, mail({ headers, body }));
  await insert('messages', [messageRow(id, 'm', { hasHtml: true, ...changes })]);
}

async function show(of = id, message = 'm') {
  const handler = await handlerOf('showMessage');
  const event = eventOf('showMessage', { parameters: { id: of, message } });
  return handler(event, contextOf());
}

describe('A received mail', () => {
  test('is shown as it was sent, in a sandbox that only our pages may frame', async () => {
    await insertMail('<p style="color:red">Grüße</p>');

    const { statusCode, headers = {}, body } = await show();

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
    );
    expect(body).toContain('<p style="color:red">Grüße</p>');
  });

  test('has the pictures that it brought, and no others', async () => {
    await insertMail(
      '<img src="cid:logo%40x"><img src="https://track.example/1.gif"><img src="cid:none">',
      [picture('logo@x')],
    );
    const { body = '' } = await show();
    expect(body).toContain(`<img src="data:image/gif;base64,${pixel}"><img><img>`);
    expect(body).not.toContain('track.example');
  });

  test('is shown at once, however long a picture’s reference is', async () => {
    await insertMail(`<img src="cid:${' '.repeat(900_000)}x">`);
    expect((await show()).body).toContain('<img>');
  });

  test('leaves out pictures above 3 MB in all, so that the response fits', async () => {
    const large = Buffer.alloc(2_000_000).toString('base64');
    const html = '<img src="cid:one"><img src="cid:two">';
    await insertMail(html, [picture('one', large), picture('two', large)]);
    const { body = '' } = await show();
    expect(body.match(/data:image/g)).toHaveLength(1);
    expect(body.length).toBeLessThan(6_000_000);
  });

  test('ends where the response would be too large, if it shows one picture often', async () => {
    const large = Buffer.alloc(1_000_000).toString('base64');
    await insertMail('<p>Hello.</p>' + '<img src="cid:one">'.repeat(1000), [picture('one', large)]);
    const { body = '' } = await show();
    expect(body).toContain('<p>Hello.</p><img src="data:image');
    expect(body.length).toBeLessThan(6_000_000);
  });

  test('is read as far as when it was received: not beyond 500 parts', async () => {
    const html = '<p>Hello.</p><img src="cid:late">';
    await insertMail(html, [...range(400, () => '\nx'), picture('late')]);
    expect((await show()).body).toContain(
      `<p>Hello.</p><img src="data:image/gif;base64,${pixel}">`,
    );
    await insertMail(html, [...range(600, () => '\nx'), picture('late')]);
    expect((await show()).body).toContain('<p>Hello.</p><img>');
  });

  test('is a 404 if it has no HTML, is of another contact, or its original is gone', async () => {
    await insert('contacts', [contact(1)]);
    await insertMail('<p>Hello.</p>', [], { hasHtml: undefined });
    expect((await show()).statusCode).toBe(404);
    await insertMail('<p>Hello.</p>');
    expect((await show(idOf(1))).statusCode).toBe(404);
    expect((await show(id, 'opening')).statusCode).toBe(404);
    objects.clear();
    expect((await show()).statusCode).toBe(404);
  });
});

const safe = (html: string) => safeHtml(html, new Map());

describe('Safe HTML', () => {
  test.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<SCRIPT src=//x>alert("</p>")</SCRIPT >a', 'a'],
    ['<script>never closed', ''],
    ['<p onclick="alert(1)" class=x>a</p>', '<p class="x">a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    [
      '<a href=" https://x.example/?a=1&amp;b=2">a</a>',
      '<a href=" https://x.example/?a=1&amp;b=2">a</a>',
    ],
    ['<form action=/x><input name=p>a</form>', 'a'],
    ['<iframe src="https://x"></iframe>a<object data=x>b</object>', 'ab'],
    [
      '<link rel=stylesheet href=//x><meta http-equiv=refresh content="0;url=//x"><base href=//x>a',
      'a',
    ],
    ['<svg><a xlink:href="javascript:x"><text>a</text></a></svg>', '<a>a</a>'],
    ['<!-- <p> --><!doctype html><?xml x?>a', 'a'],
    ['<td background="//x" width=5>a', '<td width="5">a'],
    ['<img srcset="//x 2x" src="//x" alt=\'"a"\'>', '<img alt="&quot;a&quot;">'],
    [
      '<p style="background:url(//x);color:red">a</p>',
      '<p style="background:none(//x);color:red">a</p>',
    ],
    [
      '<style>@import "//x"; p{background:URL (//x)}</style>a',
      '<style>none( "//x"; p{background:none(//x)}</style>a',
    ],
    ['a < b <3 </ x', 'a &lt; b &lt;3 &lt;/ x'],
    ['a<p title="unfinished', 'a'],
    ['<p =x y>a', '<p>a'],
    [
      '<img src="data:image/svg+xml;base64,AAAA"><img src="data:image/png;base64,AAAA">',
      '<img><img src="data:image/png;base64,AAAA">',
    ],
  ])('turns %s into %s', (html, expected) => {
    expect(safe(html)).toBe(expected);
  });

  // In quadratic time, this would run into the test's time limit.
  test.each(['<a ', '<a href="', '<', '<!--', '</', '<style>', '<p a="b" '])(
    'is made of 200,000 times "%s" too',
    (text) => {
      expect(() => safe(text.repeat(200_000))).not.toThrow();
    },
  );
});
