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

const hostile = '"><script>alert(1)</script>&';

describe.each(mails)('%s', (_name, mail) => {
  test('has a text part with the words and links of its HTML', () => {
    const { html, text } = filled(mail, urlOf);
    const words = html
      .replace(/<head>.*<\/head>/, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');

    const names = [...mail.placeholders, ...mail.rowPlaceholders];
    for (const name of names) expect(html).toContain(urlOf(name));
    // Only an inbox shows the preheader.
    for (const name of names.filter((each) => each !== 'preheader')) {
      expect(text).toContain(urlOf(name));
    }
    for (const part of text.split('\n\n').filter((each) => !/https:|^-- |\n/.test(each))) {
      expect(words).toContain(part);
    }
  });

  test('fills every placeholder, and escapes every value', () => {
    const { subject, html, text } = filled(mail, () => hostile);

    expect(subject + html + text).not.toMatch(/\{\{[#/]?\w+\}\}/);
    expect(html).not.toContain('<script');
    expect(text).toContain(hostile);
  });

  test('is far below the 102 KB at which Gmail clips a mail', () => {
    expect(Buffer.byteLength(mail.html)).toBeLessThan(12_000);
  });

  test('has a dark scheme, a language, a title and at most one heading, and fetches nothing', () => {
    expect(mail.html).toContain('@media (prefers-color-scheme:dark)');
    expect(mail.html).toMatch(/^<!doctype html><html lang="en-CA">/);
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
    // A letter from a person has no heading.
    expect(mail.html.match(/<h1/g) ?? []).toHaveLength(mail === templates.replyMail ? 0 : 1);
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(/);
  });

  test('names the sender with postal address and email', () => {
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Quietgrid Systems Inc.');
      expect(part).toContain('Pickering, Ontario');
      expect(part).toContain('hello@quietgrid.example');
    }
  });

  test('has a subject that fits an inbox, and text lines that fit every client', () => {
    expect(mail.subject.length).toBeLessThanOrEqual(50);
    const long = mail.text.split('\n').filter((line) => line.length > 72 && !/https?:/.test(line));
    expect(long).toEqual([]);
  });
});
