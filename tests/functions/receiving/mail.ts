/** A field of a header, as its name and its value. */
type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

interface Mail {
  /** Replace the usual ones; undefined leaves one out. */
  readonly headers?: Fields;
  /** With `\n` as its line break, or bytes as they are. */
  readonly body?: string | Buffer;
  /** What SES puts before. */
  readonly receipt?: Fields;
}

export const customer = 'ada@engines.example';
export const receivedAt = new Date('2026-11-26T10:00:05.000Z');

const receipt: Fields = {
  'Return-Path': `<${customer}>`,
  Received:
    'from mx.engines.example (mx.engines.example [192.0.2.7])\n by inbound-smtp.us-east-1.amazonaws.com with SMTP id bsvps\n for support@quietgrid.example;\n Thu, 26 Nov 2026 10:00:05 +0000 (UTC)',
  'X-SES-Spam-Verdict': 'PASS',
  'X-SES-Virus-Verdict': 'PASS',
  'Received-SPF':
    'pass (spfCheck: domain of engines.example designates 192.0.2.7 as permitted sender) client-ip=192.0.2.7;',
  'Authentication-Results':
    'amazonses.com;\n spf=pass (spfCheck: domain of engines.example; designates it) client-ip=192.0.2.7;\n dkim=pass header.i=@engines.example;\n dmarc=pass header.from=engines.example;',
  'X-SES-RECEIPT': 'AEFBQUFBQUFBQUFHbFo0',
  'X-SES-DKIM-SIGNATURE': 'a=rsa-sha256; q=dns/txt; b=uDZ=',
};

const usual: Fields = {
  'Message-ID': '<first@engines.example>',
  Date: 'Thu, 26 Nov 2026 11:00:00 +0100',
  From: `Ada Lovelace <${customer}>`,
  To: 'support@quietgrid.example',
  Subject: 'A lamp',
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=utf-8',
};

/** A mail as SES stores it. Strings are written as UTF-8. */
export function mail({
  headers = {},
  body = 'It flickers.',
  receipt: own = {},
}: Mail = {}): Buffer {
  const head = `${lines({ ...receipt, ...own })}${lines({ ...usual, ...headers })}\r\n`;
  return Buffer.concat([
    Buffer.from(head),
    typeof body === 'string' ? Buffer.from(crlf(body)) : body,
  ]);
}

function lines(fields: Fields): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const))
    .map(([name, value]) => (value === undefined ? '' : `${name}: ${crlf(value)}\r\n`))
    .join('');
}

function crlf(text: string): string {
  return text.replaceAll('\n', '\r\n');
}

/** A part of a multipart: its header's lines and its body. */
export function part(header: string, body: string): string {
  return `${header}\n\n${body}`;
}

/** The body of a multipart with this boundary. */
export function multipart(boundary: string, ...parts: readonly string[]): string {
  return `${parts.map((each) => `--${boundary}\n${each}\n`).join('')}--${boundary}--\n`;
}

/** A part that is a multipart itself. */
export function nested(type: string, boundary: string, ...parts: readonly string[]): string {
  return part(
    `Content-Type: multipart/${type}; boundary="${boundary}"`,
    multipart(boundary, ...parts),
  );
}

export const plainPart = part('Content-Type: text/plain; charset=utf-8', 'It flickers.');
export const htmlPart = part(
  'Content-Type: text/html; charset=utf-8',
  '<p>It <b>flickers</b>.</p>',
);

/** A file, in base64. */
export function filePart(type: string, disposition = 'attachment', content = 'file'): string {
  return part(
    `Content-Type: ${type}\nContent-Disposition: ${disposition}\nContent-Transfer-Encoding: base64`,
    Buffer.from(content).toString('base64'),
  );
}

/** A mail of several parts. */
export function mixed(...parts: readonly string[]): Buffer {
  return mail({
    headers: { 'Content-Type': 'multipart/mixed; boundary="=_outer"' },
    body: multipart('=_outer', ...parts),
  });
}
