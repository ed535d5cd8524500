import { describe, expect, test } from 'vitest';
import { fill } from '#functions/mail/fill.ts';
import * as templates from '#mail/templates.ts';
import type { MailTemplate } from '#mail/template.ts';

const mails = Object.entries<MailTemplate<string, string>>(templates);

/** Fills each placeholder with the same value or its name; two rows if there are any. */
function filled(mail: MailTemplate<string, string>, value: (name: string) => string) {
  const values = (placeholders: readonly string[]) =>
    Object.fromEntries(placeholders.map((name) => [name, value(name)]));
  const row = values(mail.rowPlaceholders);
  return fill(mail, values(mail.placeholders), [row, row]);
}

const urlOf = (name: string) => `https://x.example/#${name}`;

/** Markup, as anybody could enter it. */
const hostile = '"><script>alert(1)</script>&';

describe.each(mails)('%s', (_name, mail) => {
  test('has a text part that says and links to the same as its HTML', () => {
    const { html, text } = filled(mail, urlOf);
    const words = html
      .replace(/<head>.*<\/head>/, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');

    for (const name of [...mail.placeholders, ...mail.rowPlaceholders]) {
      expect(html).toContain(urlOf(name));
      expect(text).toContain(urlOf(name));
    }
    for (const part of text.split('\n\n').filter((each) => !/https:|^-- |\n/.test(each))) {
      expect(words).toContain(part);
    }
  });

  test('leaves no placeholder, and lets no value become markup', () => {
    const { subject, html, text } = filled(mail, () => hostile);

    expect(subject + html + text).not.toMatch(/\{\{[#/]?\w+\}\}/);
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
