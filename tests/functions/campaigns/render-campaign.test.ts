import { describe, expect, test } from 'vitest';
import { prepareCampaign } from '#functions/campaigns/render-campaign.ts';
import { confirmMail } from '#mail/templates.ts';

const siteUrl = 'https://site.example';
const picture = `/mail/${'0a'.repeat(16)}.jpg`;
const leaveUrl = `${siteUrl}/unsubscribe?token=abc&x=1`;

function prepare(
  body: string,
  {
    subject = 'New devices',
    preheader = 'What we measured',
    ...form
  }: {
    readonly subject?: string;
    readonly preheader?: string;
    readonly page?: string;
    readonly scheme?: 'light' | 'dark';
  } = {},
) {
  const linkUrl = (number: number) => `${siteUrl}/to/${number}`;
  return prepareCampaign({ subject, preheader, body }, { siteUrl, linkUrl, ...form });
}

/** The part of a mail that staff wrote. */
function written(body: string) {
  const { html, text } = prepare(body).write(leaveUrl);
  return {
    html: /<div dir="auto"[^>]*>(.*)<\/div>/s.exec(html)?.[1] ?? '',
    text: /^New devices\n\n(.*?)\n*-- \n/s.exec(text)?.[1] ?? '',
  };
}

/** The same without styles and classes. */
function plain(body: string): string {
  return written(body).html.replaceAll(/ (?:style|class)="[^"]*"/g, '');
}

describe('The text of a newsletter', () => {
  test('is headings below the subject, lists, quotes, rules and emphasis', () => {
    const body =
      '# One\n## Two\n#### Four\n- a\n- b\n\n3. c\n4. d\n\n> quoted\n\n---\n*em* **strong** `code`\nline';

    expect(plain(body)).toBe(
      '<h2>One</h2><h3>Two</h3><h4>Four</h4><ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li><li>d</li></ol>' +
        '<blockquote><p>quoted</p></blockquote><hr><p><em>em</em> <strong>strong</strong> <code>code</code><br>line</p>',
    );
  });

  test('counts each web address by one number, and no mail address', () => {
    const body =
      '[a](https://a.example/?x=1&y=2) [b](http://b.example) <https://a.example/?x=1&y=2> [c](mailto:c@c.example)';

    expect(prepare(body).links).toEqual(['https://a.example/?x=1&y=2', 'http://b.example']);
    expect(plain(body)).toBe(
      `<p><a href="${siteUrl}/to/0">a</a> <a href="${siteUrl}/to/1">b</a> ` +
        `<a href="${siteUrl}/to/0">https://a.example/?x=1&amp;y=2</a> <a href="mailto:c@c.example">c</a></p>`,
    );
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '/products',
    '//evil.example',
    'https://',
    'https:evil.example',
    'mailto:nobody',
    `https://a.example/${'x'.repeat(2000)}`,
  ])('links to nothing by %.50s', (address) => {
    const body = `[label](${address}) and <${address}>`;

    expect(written(body).html).not.toMatch(/href|src=/);
    expect(prepare(body)).toMatchObject({ links: [] });
    expect(prepare(body).archiveHtml).not.toMatch(/href|src=/);
  });

  test('has no HTML of its own', () => {
    const { html } = written('<script>alert(1)</script> <b onclick="x">b</b> "&amp;"\n\n<div>\n');

    expect(html).not.toMatch(/<(?!\/?p\b|br>)/);
    expect(html).toContain('&lt;script&gt;');
  });

  test('shows pictures of ours by their full address, with their width for Outlook', () => {
    const { html } = written(`![A "small" sensor](${picture})`);

    expect(html).toMatch(
      new RegExp(
        `<img src="${siteUrl}${picture}" width="496" alt="A &quot;small&quot; sensor" style="[^"]*max-width:496px`,
      ),
    );
  });

  test.each([
    ['300 px', 300],
    ['1200 px', 496],
    ['0 px', 496],
    ['A lamp', 496],
  ])('shows a picture with the title %j %i pixels wide', (title, width) => {
    const { html } = written(`![A lamp](${picture} "${title}")`);

    expect(html).toContain(`width="${width}"`);
    expect(html).toContain(`width:100%;max-width:${width}px`);
    expect(html).not.toContain('title=');
  });

  test.each([
    'https://evil.example/pixel.gif',
    '/mail/x.svg',
    `${siteUrl}${picture}`,
    `${picture}?x`,
    'data:image/svg+xml,<svg/onload=alert(1)>',
  ])('shows no other picture: %s', (address) => {
    expect(written(`![alt](${address})`).html).not.toContain('<img');
  });

  test('has buttons like those of the other mails', () => {
    const ours = /<table[^>]*><tbody><tr><td bgcolor.*?<\/table>/.exec(confirmMail.html)?.[0];

    expect(written('[**Read** it](https://a.example "button")').html).toBe(
      ours?.replace('{{confirmUrl}}', `${siteUrl}/to/0`).replace('Confirm my address', 'Read it'),
    );
    expect(plain('[a](https://a.example "button") and more')).toBe(
      `<p><a href="${siteUrl}/to/0">a</a> and more</p>`,
    );
  });
});

describe('The plain part', () => {
  test('reads well without any formatting', () => {
    const body = [
      '# One',
      '',
      `Text with [a link](https://a.example), ${'many words '.repeat(8)}`,
      'and [us](mailto:us@a.example) <us@a.example>',
      '',
      '- a **b**',
      '- c',
      '  1. d',
      '',
      `> ${'quoted words '.repeat(8)}`,
      '> > again',
      '',
      `![A sensor](${picture})`,
      '',
      '[Read it](https://b.example "button")',
    ].join('\n');

    expect(written(body).text).toBe(`One
===

Text with a link (https://site.example/to/0), many words many words many
words many words many words many words many words many words
and us (us@a.example) us@a.example

- a b
- c
  1. d

> quoted words quoted words quoted words quoted words quoted words
> quoted words quoted words quoted words
>
> > again

[A sensor]

Read it:
https://site.example/to/1`);
  });

  test('has lines of at most 72 characters except URLs, also for a long subject', () => {
    const subject = 'subject '.repeat(25).trim();
    const body = `${'word '.repeat(200)}\n\n- > ${'word '.repeat(50)}`;
    const { text } = prepare(body, { subject }).write(leaveUrl);

    expect(text.split('\n').filter((line) => line.length > 72 && !line.includes('http'))).toEqual(
      [],
    );
    expect(text.replaceAll('\n', ' ')).toContain(subject);
  });
});

describe('A campaign’s mail', () => {
  test('has the leave link, the postal address and the reason in both parts, whatever was written', () => {
    const { html, text } = prepare('{{leaveUrl}} $1 </div></table>').write(leaveUrl);

    expect(html).toContain(`<a href="${leaveUrl.replace('&', '&amp;')}"`);
    expect(text).toContain(`Unsubscribe: ${leaveUrl}\n`);
    for (const part of [html, text]) {
      expect(part.split('token=abc')).toHaveLength(2);
      expect(part).toContain('{{leaveUrl}} $1');
      expect(part).toContain('Pickering, Ontario');
      expect(part.replaceAll('\n', ' ')).toContain('because you confirmed this address on www.');
    }
  });

  test('has a one-line subject, and the text’s first words where the preheader is empty', () => {
    const { subject, html } = prepare('Hello **you**\n\nmore', {
      subject: 'a\r\nBcc: b@b.example',
      preheader: '',
    }).write(leaveUrl);

    expect(subject).toBe('a Bcc: b@b.example');
    expect(html).toContain('overflow:hidden">Hello you</div>');
  });

  test('leads to its page in the archive if it has one', () => {
    const page = '/newsletter/new-devices';
    const { html, text } = prepare('Text', { page }).write(leaveUrl);

    expect(html).toContain(`<a href="${siteUrl}${page}"`);
    expect(text).toMatch(new RegExp(`^View in browser: ${siteUrl}${page}\n`));
    expect(prepare('Text').write(leaveUrl).html).not.toContain('View in browser');
  });

  test('is shown in one scheme for a preview', () => {
    const [light, dark, any] = (['light', 'dark', undefined] as const).map(
      (scheme) => prepare('Text', scheme && { scheme }).write(leaveUrl).html,
    );

    expect(light).toContain('@media not all{');
    expect(dark).toContain('@media all{');
    expect([light, dark].join()).not.toMatch(/prefers-color-scheme|light dark/);
    expect(any).toContain('@media (prefers-color-scheme:dark){');
  });

  test('says its bytes for the recipient with the longest address', () => {
    const { bytes, write } = prepare('Über');
    const longest = write(`${siteUrl}/${'x'.repeat(640 - siteUrl.length - 1)}`).html;

    expect(bytes).toBe(Buffer.byteLength(longest));
  });
});

test('The archive’s text has the links’ own addresses, and no styles, which its page forbids', () => {
  const body = `[a](https://a.example)\n\n![b](${picture})\n\n[c](https://c.example "button")`;

  expect(prepare(body).archiveHtml).toBe(
    `<p><a href="https://a.example">a</a></p><p><img src="${siteUrl}${picture}" alt="b"></p>` +
      '<p><a href="https://c.example" class="button">c</a></p>',
  );
});

test.each([
  '[',
  '![',
  '>',
  '*',
  '**a',
  '- ',
  '1. ',
  '# ',
  '`',
  '[[a](',
  '<',
  '[](http://a',
  '[a]: ',
  '&',
])('A text of nothing but %s ends as a mail of limited size', (part) => {
  const limit = 40_000;
  const { bytes, archiveHtml, write } = prepare(part.repeat(limit / part.length));

  // The dearest are links and escaped characters, not nested elements.
  expect(bytes + archiveHtml.length + write(leaveUrl).text.length).toBeLessThan(25 * limit);
  expect(archiveHtml.match(/<(?:blockquote|ul|ol)\b/g)?.length ?? 0).toBeLessThanOrEqual(20);
});
