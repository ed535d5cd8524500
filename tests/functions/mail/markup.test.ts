import { describe, expect, test } from 'vitest';
import { replyMail } from '#mail/templates.ts';
import { fill } from '#functions/mail/fill.ts';
import { mailbox } from '#functions/mail/mailbox.ts';
import { htmlOf, textOf } from '#functions/mail/markdown.ts';
import { Markup } from '#functions/mail/markup.ts';
import { quote } from '#functions/mail/quote.ts';

describe('A letter', () => {
  test('is HTML where code made it so, and escaped where it is a text', () => {
    const letter = new Markup({ html: '<p>Hello {{id}}</p>', text: 'Hello' });
    expect(fill(replyMail, { id: 'X', letter }).html).toContain('<p>Hello {{id}}</p>');
    expect(fill(replyMail, { id: 'X', letter }).text).toMatch(/^Hello\n\n-- \n/);
    expect(fill(replyMail, { id: 'X', letter: '<p>Hello</p>' }).html).toContain('&lt;p&gt;Hello');
  });
});

describe('Markdown', () => {
  test.each([
    ['**a** _b_', '<strong>a</strong> <em>b</em>'],
    ['a\nb', 'a<br>'],
    ['[a](https://x.example)', '<a href="https://x.example" style="color:inherit">a</a>'],
    ['see https://x.example/a_b_c', '>https://x.example/a_b_c</a>'],
    ['[a](mailto:a@x.example)', '<a href="mailto:a@x.example"'],
    ['[a](javascript:alert(1))', '[a](javascript:alert(1))'],
    ['[a](data:text/html,x)', '[a](data:text/html,x)'],
    ['<script>x</script> <b>', '&lt;script&gt;x&lt;/script&gt; &lt;b&gt;'],
    ['# 5 of them', '# 5 of them'],
    ['    indented', 'indented</p>'],
    ['call x.example.in', 'call x.example.in'],
  ])('%s becomes %s', (text, html) => {
    expect(htmlOf(text)).toContain(html);
  });

  test('has no pictures', () => {
    expect(htmlOf('![a](https://x.example/a.png)')).not.toContain('<img');
  });

  test('has tables, with the distances that mail programs need', () => {
    const html = htmlOf('| Product | Number |\n| --- | ---: |\n| Smart lock | 12 |');
    expect(html).toMatch(/<table style="[^"]+">[^]*<th style="[^"]+">Product<\/th>/);
    expect(html).toMatch(/<td style="[^"]+">12<\/td>/);
  });

  test('escapes what is in a table', () => {
    const html = htmlOf('| Product |\n| --- |\n| <img src=x onerror=alert(1)> & "a" |');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;a&quot;</td>');
    expect(html).not.toContain('<img');
  });
});

describe('The plain part of a mail', () => {
  test('has the columns of a table in line, and all else as it was written', () => {
    const text = [
      'Hello **Ada**,',
      '',
      '| Product | Number | Page |',
      '| --- | --- | --- |',
      '| Smart Lock | 12 | https://x.example/a |',
      '| Türe |  |  |',
      '',
      '- a | b',
      '  c',
    ];
    expect(textOf(text.join('\r\n'))).toBe(
      [
        'Hello **Ada**,',
        '',
        'Product     Number  Page',
        'Smart Lock  12      https://x.example/a',
        'Türe',
        '',
        '- a | b',
        '  c',
      ].join('\n'),
    );
  });

  test.each(['a | b\nc | d', '| a |\n| --- | --- |\n| b |', '- | a |\n  | --- |', 'a\n\n---\n'])(
    'keeps %j, which is no table',
    (text) => {
      expect(textOf(text)).toBe(text);
    },
  );
});

test('A quoted text has a mark at each line, and a limit', () => {
  expect(quote('  a <b>\n\nc\n', 10)).toMatchObject({
    text: '> a <b>\n>\n> c',
    html: expect.stringContaining('>a &lt;b&gt;\n\nc</blockquote>'),
  });
  expect(quote('😀😀😀', 2).text).toBe('> 😀😀…');
});

test.each([
  ['anna at Quietgrid', '"anna at Quietgrid" <a@x.example>'],
  ['a"b\\c', '"a\\"b\\\\c" <a@x.example>'],
  ['a\r\nBcc: x', '"a Bcc: x" <a@x.example>'],
  ['Zoë', '=?UTF-8?B?Wm/Dqw==?= <a@x.example>'],
])('The name %j is safe in a header', (name, shown) => {
  expect(mailbox(name, 'a@x.example')).toBe(shown);
});

test('A long name becomes encoded words of 75 characters at most', () => {
  const shown = mailbox('語'.repeat(50), 'a@x.example');
  for (const word of shown.split(' ').slice(0, -1)) expect(word.length).toBeLessThanOrEqual(75);
});
