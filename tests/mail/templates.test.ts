import { describe, expect, test } from 'vitest';
import { fill } from '#functions/mail/fill.ts';
import * as templates from '#mail/templates.ts';
import type { MailTemplate } from '#mail/template.ts';

const mails = Object.entries<MailTemplate<string>>(templates);

/** Letters, as somebody could enter them. */
const hostile = '"><script>alert(1)</script>&';

describe.each(mails)('%s', (_name, mail) => {
  const values = Object.fromEntries(mail.holes.map((name) => [name, `https://x.example/#${name}`]));

  test('has a text part that says and links to the same as its HTML', () => {
    const { html, text } = fill(mail, values);
    const words = html
      .replace(/<head>.*<\/head>/, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');

    for (const name of mail.holes) {
      expect(html).toContain(`https://x.example/#${name}`);
      expect(text).toContain(`https://x.example/#${name}`);
    }
    for (const part of text.split('\n\n').filter((each) => !/https:|^-- |\n/.test(each))) {
      expect(words).toContain(part);
    }
  });

  test('leaves no hole, and lets no value become markup', () => {
    const { subject, html, text } = fill(
      mail,
      Object.fromEntries(mail.holes.map((name) => [name, hostile])),
    );

    expect(subject + html + text).not.toMatch(/\{\{\w+\}\}/);
    expect(html).not.toContain('<script');
    expect(text).toContain(hostile);
  });

  test('is far below the 102 KB at which Gmail cuts a mail off', () => {
    expect(Buffer.byteLength(mail.html)).toBeLessThan(12_000);
  });

  test('has a dark scheme, a language, a title and one heading, and fetches nothing', () => {
    expect(mail.html).toContain('@media (prefers-color-scheme:dark)');
    expect(mail.html).toMatch(/^<!doctype html><html lang="en-CA">/);
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
    expect(mail.html.match(/<h1/g)).toHaveLength(1);
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(/);
  });

  test('says who writes, with postal address, e-mail and telephone', () => {
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Quietgrid Systems Inc.');
      expect(part).toContain('Pickering, Ontario');
      expect(part).toContain('hello@quietgrid.example');
    }
  });

  test('has a subject that an inbox shows whole, and text lines that no client breaks', () => {
    expect(mail.subject.length).toBeLessThanOrEqual(50);
    const long = mail.text.split('\n').filter((line) => line.length > 72 && !/https?:/.test(line));
    expect(long).toEqual([]);
  });
});

test('A subject stays one line, whatever is filled in', () => {
  const mail = { holes: ['name'], subject: 'Hello {{name}}', html: '', text: '' } as const;

  expect(fill(mail, { name: 'Ada\r\nBcc: all@x.example' }).subject).toBe(
    'Hello Ada Bcc: all@x.example',
  );
});
