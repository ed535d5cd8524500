import { describe, expect, test } from 'vitest';
import { htmlToText } from '#functions/receiving/html-text.ts';
import { parseMail } from '#functions/receiving/parse-mail.ts';
import {
  customer,
  filePart,
  htmlPart,
  mail,
  mixed,
  multipart,
  nested,
  part,
  plainPart,
  receivedAt,
} from './mail.ts';

const storedAt = new Date('2026-11-26T10:00:07.000Z');

function parse(raw: Buffer) {
  return parseMail(raw, storedAt);
}

/** The names, types and sizes of a mail's files. */
async function filesOf(raw: Buffer) {
  const { files } = await parse(raw);
  return files.map(({ name, type, content }) => [name, type, content.byteLength]);
}

async function nameOf(disposition: string, type = 'application/pdf') {
  const [file] = (await parse(mixed(plainPart, filePart(type, disposition)))).files;
  return file?.name;
}

/** A mail as plain text and as HTML. */
function alternative(plain: string): Buffer {
  return mixed(nested('alternative', '=_in', part('Content-Type: text/plain', plain), htmlPart));
}

function withBody(type: string, body: string | Buffer, encoding?: string) {
  return mail({
    headers: { 'Content-Type': type, 'Content-Transfer-Encoding': encoding },
    body,
  });
}

test('A mail has its text, subject, sender, times and verdicts', async () => {
  expect(await parse(mail())).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    messageId: 'first@engines.example',
    name: 'Ada Lovelace',
    from: customer,
    subject: 'A lamp',
    text: 'It flickers.',
    quoted: '',
    html: undefined,
    files: [],
    verdicts: { spf: 'pass', dkim: 'pass', dmarc: 'pass', spam: 'pass', virus: 'pass' },
    isAutomatic: false,
    isFromList: false,
    suppressesReplies: false,
    receivedAt,
    at: new Date('2026-11-26T10:00:00.000Z'),
    recipients: expect.arrayContaining(['support@quietgrid.example']),
    inReplyTo: [],
    references: [],
  });
});

describe('The text', () => {
  test.each([
    ['base64', 'utf-8', Buffer.from(Buffer.from('Grüße aus Köln').toString('base64'))],
    ['quoted-printable', 'utf-8', Buffer.from('Gr=C3=BC=C3=9Fe =\r\naus K=C3=B6ln')],
    ['8bit', 'iso-8859-1', Buffer.from('Grüße aus Köln', 'latin1')],
    ['8bit', 'UTF-8', Buffer.from('Grüße aus Köln')],
    ['8bit', 'x-unknown-99', Buffer.from('Grüße aus Köln', 'latin1')],
    ['8bit', 'us-ascii', Buffer.from('Grüße aus Köln', 'latin1')],
  ])('is decoded from %s in %s', async (encoding, charset, body) => {
    const { text } = await parse(withBody(`text/plain; charset=${charset}`, body, encoding));
    expect(text).toBe('Grüße aus Köln');
  });

  test.each([
    ['Shift_JIS', '836583588367', 'テスト'],
    ['windows-1251', 'cff0e8e2e5f2', 'Привет'],
    ['ISO-2022-JP', '1b24422546253925481b2842', 'テスト'],
    ['koi8-r', 'f0d2c9d7c5d4', 'Привет'],
    ['gb2312', 'c4e3bac3', '你好'],
  ])('is decoded from %s', async (charset, hex, expected) => {
    const { text } = await parse(
      withBody(`text/plain; charset="${charset}"`, Buffer.from(hex, 'hex')),
    );
    expect(text).toBe(expected);
  });

  test('without a charset is UTF-8, or what old programs write', async () => {
    for (const encoding of ['utf8', 'latin1'] as const) {
      const { text } = await parse(withBody('text/plain', Buffer.from('Grüße', encoding)));
      expect(text).toBe('Grüße');
    }
  });

  test('of format=flowed has the lines of its writer', async () => {
    const body = 'The lamp in \nthe kitchen \nflickers.\n\nThe other does not.';
    const { text } = await parse(withBody('text/plain; format=flowed', body));
    expect(text).toBe('The lamp in the kitchen flickers.\n\nThe other does not.');
  });

  test('may be empty', async () => {
    expect(await parse(withBody('text/plain', ''))).toMatchObject({ text: '', quoted: '' });
  });

  test('of HTML alone is what a reader sees', async () => {
    const html =
      '<html><head><title>No</title><style>p{}</style></head><body><!-- no --><p>The lamp<br>flickers &amp; hums.</p>' +
      '<script>alert(1)</script><ul><li>kitchen</li><li>hall</li></ul>' +
      '<p>See <a href="https://engines.example/film">the film</a>, <a href="https://engines.example">https://engines.example</a>.</p>' +
      '<table><tr><td>Lamp</td><td>2</td></tr></table><img src="x" alt="A lamp"></body></html>';
    expect((await parse(withBody('text/html', html))).text).toBe(
      [
        'The lamp',
        'flickers & hums.',
        '',
        '- kitchen',
        '- hall',
        '',
        'See the film (https://engines.example/film), https://engines.example.',
        '',
        'Lamp 2',
        '[A lamp]',
      ].join('\n'),
    );
  });

  test.each([
    [
      'It hums. See <a href="https://engines.example/film">our<br>film</a>.',
      'It hums. See our\nfilm (https://engines.example/film).',
    ],
    [
      '<a href="https://engines.example/film"><p>Film</p></a>',
      'Film\n\n(https://engines.example/film)',
    ],
    [
      '<a href="https://engines.example/film">https://engines.example<br>/film</a>',
      'https://engines.example\n/film',
    ],
    [
      '<a href="https://a.example">A<a href="https://b.example">B</a>',
      'A (https://a.example)B (https://b.example)',
    ],
  ])(
    'of HTML has the address of a link that goes over lines, or that never ends: %s',
    async (html, text) => {
      expect((await parse(withBody('text/html', html))).text).toBe(text);
    },
  );

  test('of alternatives is the plain one, but not if that is empty', async () => {
    expect(await parse(alternative('Plain.'))).toMatchObject({ text: 'Plain.' });
    const { text, html } = await parse(alternative(' \n'));
    expect([text, html?.trim()]).toEqual(['It flickers.', '<p>It <b>flickers</b>.</p>']);
  });

  test('of several parts has them all', async () => {
    const picture = filePart('image/png; name="lamp.png"', 'inline; filename="lamp.png"');
    const second = part('Content-Type: text/plain', 'And hums.');
    const raw = mixed(plainPart, picture, second);

    expect((await parse(raw)).text).toBe('It flickers.\n\nAnd hums.');
    expect(await filesOf(raw)).toEqual([['lamp.png', 'image/png', 4]]);
  });

  test('has no control characters but line breaks and tabs', async () => {
    expect((await parse(withBody('text/plain', 'a\0b\u0007c\u009bd\te\rf'))).text).toBe(
      'abcd\te\nf',
    );
  });

  test('stays below the size of a row, without a broken character, and says so', async () => {
    const { text, quoted } = await parse(withBody('text/plain', '😀'.repeat(60_000)));

    expect(text).toMatch(/😀\n\n\[This mail is too large to be shown completely\./u);
    expect(text.length + quoted.length).toBeLessThan(100_100);
  });

  test('leaves room for no more than its history', async () => {
    const body = `Yes.\n\n${'> word\n'.repeat(50_000)}`;
    const { text, quoted } = await parse(withBody('text/plain', body));
    expect(text).toMatch(/^Yes\.\n\n\[/);
    expect(text.length + quoted.length).toBeLessThan(100_100);
  });
});

describe('The sender', () => {
  test.each([
    ['Ada Lovelace <ada@engines.example>', 'Ada Lovelace', customer],
    ['ada@engines.example', '', customer],
    ['=?UTF-8?Q?J=C3=BCrgen_M=C3=BCller?= <ada@engines.example>', 'Jürgen Müller', customer],
    ['=?ISO-2022-JP?B?GyRCRkZ8GyhC?= <ada@engines.example>', expect.any(String), customer],
    ['"Lovelace, Ada" <ada@engines.example>', 'Lovelace, Ada', customer],
    ['Team: Ada <ada@engines.example>, Bo <bo@engines.example>;', 'Ada', customer],
    ['Undisclosed recipients:;', '', ''],
    ['Ada', expect.any(String), ''],
    ['Ada <not an address>', expect.any(String), ''],
    ['\u202Eadа\u202C <ada@engines.example>', 'adа', customer],
  ])('of %j is read', async (From, name, from) => {
    expect(await parse(mail({ headers: { From } }))).toMatchObject({ name, from });
  });

  test('is the first one if there are two', async () => {
    const From = [`Ada <${customer}>`, 'Bo <bo@engines.example>'];
    expect(await parse(mail({ headers: { From } }))).toMatchObject({ name: 'Ada', from: customer });
  });

  test('may be missing, as all other fields', async () => {
    const raw = Buffer.from('\r\nIt flickers.');
    expect(await parse(raw)).toMatchObject({
      name: '',
      from: '',
      subject: '',
      text: 'It flickers.',
      receivedAt: storedAt,
      at: storedAt,
      verdicts: {},
    });
    expect(await parse(Buffer.from('Subject: only'))).toMatchObject({ subject: 'only', text: '' });
    expect(await parse(Buffer.alloc(0))).toMatchObject({ subject: '', text: '' });
  });

  test.each([
    ['UTF-8', 'utf-8', Buffer.from('Lampe für Jörg')],
    ['the charset of the body', 'windows-1251', Buffer.from('cbe0ecefe0', 'hex')],
    ['an unknown charset', 'x-unknown', Buffer.from('Lampe für Jörg', 'latin1')],
  ])('and the subject may be written in bytes of %s', async (_what, charset, subject) => {
    const raw = mail({
      headers: { 'Content-Type': `text/plain; charset=${charset}`, Subject: '%%' },
    });
    const at = raw.indexOf('%%');
    const bytes = Buffer.concat([raw.subarray(0, at), subject, raw.subarray(at + 2)]);
    expect((await parse(bytes)).subject).toBe(
      charset === 'windows-1251' ? 'Лампа' : 'Lampe für Jörg',
    );
  });

  test('and the subject are single lines', async () => {
    const headers = { Subject: '=?utf-8?Q?A_lamp=0D=0ABcc:_x?=\n and\n more' };
    expect((await parse(mail({ headers }))).subject).toBe('A lamp Bcc: x and more');
  });
});

describe('The time', () => {
  test.each([
    ['missing', undefined],
    ['no date', 'yesterday'],
    ['years ago', 'Thu, 1 Jan 1970 00:00:00 +0000'],
    ['in the future', 'Thu, 26 Nov 2037 10:00:00 +0000'],
    ['beyond any calendar', 'Thu, 26 Nov 99999999 10:00:00 +0000'],
  ])('is that of receiving if the date is %s', async (_what, Date) => {
    expect((await parse(mail({ headers: { Date } }))).at).toEqual(receivedAt);
  });

  test('of receiving is that of S3 if SES names none', async () => {
    const receipt = { Received: undefined };
    expect((await parse(mail({ receipt }))).receivedAt).toEqual(storedAt);
  });
});

describe('A mail', () => {
  test('has the same id if SES delivers it again, and another if its sender writes again', async () => {
    const again = {
      'X-SES-RECEIPT': 'BBBB',
      Received: 'by inbound-smtp; Thu, 26 Nov 2026 10:04:00 +0000',
    };
    const { id } = await parse(mail());

    expect((await parse(mail({ receipt: again }))).id).toBe(id);
    expect((await parse(mail({ body: 'It flickers again.' }))).id).not.toBe(id);
    expect((await parse(mail({ headers: { 'Message-ID': '<x@y.example>' } }))).id).not.toBe(id);
  });

  test('without a Message-ID has one, too', async () => {
    const headers = { 'Message-ID': undefined };
    const one = await parse(mail({ headers }));
    expect(one).not.toHaveProperty('messageId');
    expect((await parse(mail({ headers }))).id).toBe(one.id);
    expect((await parse(mail({ headers, body: 'Other.' }))).id).not.toBe(one.id);
  });

  test('names the mails before it, the last first', async () => {
    const headers = {
      'In-Reply-To': '<b@x.example>',
      References: '<a@x.example>\n <b@x.example>,garbage <no-host>',
    };
    expect(await parse(mail({ headers }))).toMatchObject({
      inReplyTo: ['b@x.example'],
      references: ['b@x.example', 'a@x.example'],
    });
  });
});

describe('A file', () => {
  test.each([
    ['attachment; filename="invoice.pdf"', 'invoice.pdf'],
    ["attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20der%20Lampe.pdf", 'Größe der Lampe.pdf'],
    [
      'attachment; filename*0*=UTF-8\'\'Gr%C3%B6; filename*1*=%C3%9Fe; filename*2=" der Lampe.pdf"',
      'Größe der Lampe.pdf',
    ],
    ['attachment; filename="=?UTF-8?B?R3LDtsOfZS5wZGY=?="', 'Größe.pdf'],
    ['attachment; filename="Gro\u0308ße.pdf"', 'Größe.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    [String.raw`attachment; filename="C:\\Users\\ada\\invoice.pdf"`, 'invoice.pdf'],
    ['attachment; filename="invoice\u202Efdp.exe"', 'invoicefdp.exe'],
    ['attachment; filename="a\u200Bb\u0007c.pdf"', 'abc.pdf'],
    ['attachment; filename=".htaccess"', 'htaccess'],
    ['attachment; filename="a<b>:c|d?e*.pdf"', 'a_b__c_d_e_.pdf'],
    ['attachment; filename="..."', 'file-1.pdf'],
    ['attachment', 'file-1.pdf'],
    [`attachment; filename="${'ä'.repeat(300)}.pdf"`, `${'ä'.repeat(116)}.pdf`],
  ])('with %s has a safe name', async (disposition, name) => {
    expect(await nameOf(disposition)).toBe(name);
  });

  test('without a name is named by its kind', async () => {
    const raw = mixed(
      plainPart,
      filePart('image/png', 'inline'),
      filePart('image/jpeg', 'inline'),
      filePart('application/zip'),
      filePart('text/plain'),
    );
    expect(await filesOf(raw)).toEqual([
      ['picture-1.png', 'image/png', 4],
      ['picture-2.jpg', 'image/jpeg', 4],
      ['file-3', 'application/zip', 4],
      ['text-4.txt', 'text/plain', 4],
    ]);
  });

  test.each([
    ['application/x-msdownload', 'setup.exe'],
    ['text/html', 'page.html'],
    ['image/svg+xml', 'lamp.svg'],
    ['application/pdf', 'invoice.pdf.js'],
    ['not a type', 'x.bin'],
  ])('of type %s and name %s is kept as bytes of no type', async (type, name) => {
    const raw = mixed(plainPart, filePart(type, `attachment; filename="${name}"`));
    expect(await filesOf(raw)).toEqual([[name, 'application/octet-stream', 4]]);
  });

  test('may be empty', async () => {
    const raw = mixed(plainPart, filePart('application/pdf', 'attachment', ''));
    expect(await filesOf(raw)).toEqual([['file-1.pdf', 'application/pdf', 0]]);
  });

  test('beyond the fiftieth stays in the original, and the text says so', async () => {
    const { files, text } = await parse(
      mixed(plainPart, ...Array.from({ length: 60 }, () => filePart('application/pdf'))),
    );
    expect(files).toHaveLength(50);
    expect(text).toContain('too large to be shown completely');
  });
});

describe('Every part that is no text is a file:', () => {
  test('winmail.dat', async () => {
    const raw = mixed(plainPart, filePart('application/ms-tnef; name="winmail.dat"'));
    expect(await filesOf(raw)).toEqual([['winmail.dat', 'application/ms-tnef', 4]]);
  });

  test('a calendar reply', async () => {
    const calendar = part(
      'Content-Type: text/calendar; method=REPLY; charset=utf-8',
      'BEGIN:VCALENDAR\nMETHOD:REPLY\nEND:VCALENDAR',
    );
    const raw = mixed(nested('alternative', '=_in', plainPart, htmlPart, calendar));
    expect(await filesOf(raw)).toEqual([['calendar-1.ics', 'text/calendar', 43]]);
    expect((await parse(raw)).text).toBe('It flickers.');
  });

  test('a picture in Apple Mail’s rich text', async () => {
    const related = nested(
      'related; type="text/html"',
      '=_rel',
      htmlPart,
      part(
        "Content-Type: image/jpeg; name*=utf-8''K%C3%BCche.jpg; x-unix-mode=0644\nContent-Disposition: inline; filename*=utf-8''K%C3%BCche.jpg\nContent-Id: <1@apple>\nContent-Transfer-Encoding: base64",
        'ZmlsZQ==',
      ),
    );
    const raw = mixed(nested('alternative', '=_in', plainPart, related));
    expect(await filesOf(raw)).toEqual([['Küche.jpg', 'image/jpeg', 4]]);
    expect((await parse(raw)).text).toBe('It flickers.');
  });

  test('the parts of PGP/MIME', async () => {
    const raw = mail({
      headers: {
        'Content-Type':
          'multipart/encrypted; protocol="application/pgp-encrypted"; boundary="=_pgp"',
      },
      body: multipart(
        '=_pgp',
        part('Content-Type: application/pgp-encrypted', 'Version: 1'),
        part('Content-Type: application/octet-stream; name="encrypted.asc"', '-----BEGIN PGP'),
      ),
    });
    expect(await parse(raw)).toMatchObject({ text: '' });
    expect((await filesOf(raw)).map(([name]) => name)).toEqual(['file-1', 'encrypted.asc']);
  });

  test('the signature of S/MIME, and an encrypted mail as a whole', async () => {
    const signature = filePart('application/pkcs7-signature; name="smime.p7s"');
    expect((await filesOf(mixed(plainPart, signature))).map(([name]) => name)).toEqual([
      'smime.p7s',
    ]);

    const type = 'application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"';
    const raw = withBody(type, 'ZmlsZQ==', 'base64');
    expect(await filesOf(raw)).toEqual([['smime.p7m', 'application/pkcs7-mime', 4]]);
  });

  test('an attached mail, with its own files inside', async () => {
    const inner = `Subject: Inside\n${nested('mixed', '=_inner', plainPart, filePart('application/pdf'))}`;
    const raw = mixed(plainPart, part('Content-Type: message/rfc822', inner));
    expect((await filesOf(raw)).map(([name]) => name)).toEqual(['mail-1.eml']);
    expect((await parse(raw)).text).toBe('It flickers.');
  });

  test('the report of a bounce', async () => {
    const raw = mail({
      receipt: { 'Return-Path': '<>' },
      headers: {
        From: 'Mail Delivery System <MAILER-DAEMON@engines.example>',
        'Auto-Submitted': 'auto-replied',
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary="=_dsn"',
      },
      body: multipart(
        '=_dsn',
        part('Content-Type: text/plain', 'The mail could not be delivered.'),
        part('Content-Type: message/delivery-status', 'Action: failed\nStatus: 5.1.1'),
        part('Content-Type: message/rfc822', 'Subject: Your lamp\n\nHello.'),
      ),
    });
    expect(await parse(raw)).toMatchObject({
      text: 'The mail could not be delivered.',
      isAutomatic: true,
    });
    expect((await filesOf(raw)).map(([name]) => name)).toEqual(['report-1.txt', 'mail-2.eml']);
  });
});

describe('A mail that is made to break programs is read as far as possible:', () => {
  test('a header of a million bytes', async () => {
    const headers = {
      'X-Junk': 'x'.repeat(1_000_000),
      References: '<a@b.example> '.repeat(80_000),
    };
    expect(await parse(mail({ headers }))).toMatchObject({ from: customer, text: 'It flickers.' });
  });

  test('ten thousand recipients', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `Person ${at} <person${at}@x.example>`);
    const headers = { To: many.join(',\n ') };
    const { text, recipients } = await parse(mail({ headers }));
    expect(text).toBe('It flickers.');
    expect(recipients).toContain('support@quietgrid.example');
  });

  test('a thousand parts within each other', async () => {
    let body = plainPart;
    for (let depth = 0; depth < 1000; depth += 1)
      body = nested('mixed', `=_${depth}_`, plainPart, body);
    const { text } = await parse(mixed(body));
    expect(text).toMatch(/^It flickers\.\n/);
    expect(text).toContain('too large to be shown completely');
  });

  test('ten thousand parts beside each other', async () => {
    const { text, files } = await parse(mixed(...Array.from({ length: 10_000 }, () => plainPart)));
    expect(files).toEqual([]);
    expect(text.match(/It flickers/g)).toHaveLength(500);
    expect(text).toContain('too large to be shown completely');
  });

  test('attached mails within attached mails', async () => {
    let body = plainPart;
    for (let depth = 0; depth < 100; depth += 1) body = part('Content-Type: message/rfc822', body);
    expect((await filesOf(mixed(plainPart, body))).map(([name]) => name)).toEqual(['mail-1.eml']);
  });

  test('headers of parts that are larger than any mail', async () => {
    const { text } = await parse(
      mixed(part(`Content-Type: text/plain\nX: ${'x'.repeat(400_000)}`, 'x')),
    );
    expect(text).toBe('[This mail could not be read. Its original is kept.]');
  });

  // Reading all of the line for each link takes more than half a minute.
  test('elements of HTML that never end', { timeout: 10_000 }, async () => {
    const links = '€'.repeat(200_000) + '<a href=http:>h</a>'.repeat(40_000);
    for (const html of [
      links,
      `<a href=http:>${links}`,
      '<b>'.repeat(300_000),
      '<a href="'.repeat(100_000),
      '<!--'.repeat(200_000),
      '<'.repeat(900_000),
    ]) {
      const { text } = await parse(withBody('text/html', `<p>It flickers.</p>${html}`));
      expect(text).toMatch(/^It flickers\./);
    }
  });

  test('quotations within each other, which make much text of little HTML', () => {
    const text = htmlToText('<blockquote>'.repeat(400) + 'a<br>'.repeat(5000));
    expect(text).toMatch(/^>{400} a\n/);
    expect(text.length).toBeLessThan(301_500);
  });

  test('a file name of 200,000 dots', async () => {
    const name = `a${'.'.repeat(200_000)}b.pdf`;
    expect(await nameOf(`attachment; filename="${name}"`)).toBe(`a${'.'.repeat(115)}.pdf`);
  });

  test('lines and words without an end', async () => {
    const long = 'a'.repeat(3_000_000);
    for (const body of [
      long,
      `On ${long} 1 wrote:`,
      '>'.repeat(1_000_000),
      '-'.repeat(1_000_000),
    ]) {
      expect((await parse(withBody('text/plain', body))).text).not.toBe('');
    }
  });

  test('millions of short lines', async () => {
    const { text, quoted } = await parse(withBody('text/plain', '> a\n'.repeat(3_000_000)));
    expect(quoted).toMatch(/^> a\n> a\n/);
    expect(text).toContain('too large to be shown completely');
  });

  test('random bytes', async () => {
    let seed = 7;
    const bytes = Buffer.from(
      Array.from(
        { length: 200_000 },
        () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % 256,
      ),
    );
    await expect(parse(bytes)).resolves.toMatchObject({ from: '' });
    await expect(parse(withBody('multipart/mixed; boundary=x', bytes))).resolves.toMatchObject({
      from: customer,
    });
  });
});
