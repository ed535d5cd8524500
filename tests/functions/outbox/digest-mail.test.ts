import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { digestMail } from '#functions/outbox/digest-mail.ts';

const siteUrl = 'https://www.quietgrid.example';
const contact = {
  id: '7K3M-QX9R',
  submittedAt: '2026-11-20T16:05:59.000Z',
  firstName: 'Ada',
  lastName: 'Lovelace <b>',
  message: 'First line.\n<script>alert("& so on")</script>',
};

test('A digest names a contact only by id, time and link', () => {
  const { subject, text, html } = digestMail([contact], { siteUrl, withMessage: false });

  expect(subject).toBe('1 new contact');
  const link = `${siteUrl}/admin/contacts/7K3M-QX9R`;
  expect(text).toContain(
    `1 new contact\n\n#7K3M-QX9R, 2026-11-20 16:05 UTC\n${link}\n\nOpen the dashboard:\n${siteUrl}/admin/dashboard`,
  );
  expect(html).toMatch(new RegExp(`<a href="${link}"[^>]*>#7K3M-QX9R</a>`));
  expect(html).not.toMatch(/Ada|First line/);
});

test('A stage can include sender and message, escaped', () => {
  const { subject, text, html } = digestMail([contact, contact], { siteUrl, withMessage: true });

  expect(subject).toBe('2 new contacts');
  expect(text).toContain(`UTC\nAda Lovelace <b>\n${contact.message}\n${siteUrl}/`);
  expect(html.match(/<strong>Ada Lovelace &lt;b&gt;<\/strong>/g)).toHaveLength(2);
  expect(html).not.toMatch(/<script|<b>/);
});

test('Name and message have their own direction and lines', () => {
  const turned = { ...contact, firstName: '\u202Eada', message: 'שלום' };
  const { text, html } = digestMail([turned], { siteUrl, withMessage: true });

  expect(html.match(/<div dir="auto"[^>]*>(?:<strong>\u202Eada |שלום<)/g)).toHaveLength(2);
  expect(text).toMatch(/UTC\n\u202Eada [^\n]*\nשלום\nhttps/);
});

test.each([
  [{ about: 'gateway,smart-lock:12' }, 'Asks about: gateway, 12 × smart lock'],
  [
    { callTimes: 'Fri, Nov 27, 10:00 EST (16:00 in Berlin)' },
    'Call: Fri, Nov 27, 10:00 EST (16:00 in Berlin)',
  ],
])('With messages, a digest names the other requests %j above the message', (more, line) => {
  const asking = { ...contact, ...more };
  const { text } = digestMail([asking, contact], { siteUrl, withMessage: true });

  expect(text).toContain(`Ada Lovelace <b>\n${line}\n${contact.message}\n`);
  expect(text.split(line)).toHaveLength(2);
  expect(text.match(/^(?:Asks about|Call): /gm)).toHaveLength(1);
  expect(digestMail([asking], { siteUrl, withMessage: false }).text).not.toContain(line);
});

test.each(['😀', '"', '&', '語', 'x'])(
  'A digest of a hundred long messages and names of %s stays below the 102 KB at which Gmail cuts',
  (character) => {
    const repeated = (length: number) => character.repeat(length / character.length);
    const name = repeated(limits.firstName.max);
    const message = repeated(limits.message.max);
    const row = { ...contact, firstName: name, lastName: name, message };
    const long = Array.from({ length: 100 }, () => row);

    const { html } = digestMail(long, { siteUrl: `https://${'w'.repeat(63)}`, withMessage: true });

    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
    expect(html.match(/…<\/div>/g)).toHaveLength(100);
    // A split surrogate pair would be malformed.
    expect(html.isWellFormed()).toBe(true);
  },
);

test('A single message is complete', () => {
  const message = 'x'.repeat(limits.message.max);

  const { text } = digestMail([{ ...contact, message }], { siteUrl, withMessage: true });
  expect(text).toContain(`\n${message}\n`);
});
