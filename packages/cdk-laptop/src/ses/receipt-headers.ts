import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { addressIn } from './email.ts';

const Verdict = z._default(z.enum(['PASS', 'FAIL', 'GRAY']), 'PASS');

/** What the checks of a mail find. Nothing is checked here: tests choose. */
export const Verdicts = z.object({ spam: Verdict, virus: Verdict, spf: Verdict, dkim: Verdict });
type Verdicts = z.infer<typeof Verdicts>;

/** How a mail reached SES. */
export interface Delivery {
  readonly recipients: readonly string[];
  /** The return path; empty for mail that nobody may answer. */
  readonly from: string;
  readonly verdicts: Verdicts;
  /** The name with which the sending host greets. */
  readonly helo?: string;
}

interface Receipt extends Delivery {
  readonly id: string;
  readonly region: string;
  readonly scans: boolean;
}

/** Where a sender's field is looked for. */
const maxHeaderBytes = 256 * 1024;

/** In `Received-SPF` and `Authentication-Results`. */
const results = { PASS: 'pass', FAIL: 'fail', GRAY: 'none' } as const;

/**
 * The headers that SES puts before those of the sender. SES documents only that it adds them ("Contents of notifications for
 * Amazon SES email receiving" has some in its examples), so their form is that of mail that it has received.
 */
export function receiptHeaders(raw: Buffer, receipt: Receipt): string {
  const { from, helo = 'localhost', id, recipients, region, scans, verdicts } = receipt;
  const domain = domainOf(from) || helo;
  const author = domainOf(addressIn(fieldOf(raw, 'from') ?? '')) || domain;
  const spf = results[verdicts.spf];
  const dkim = results[verdicts.dkim];
  const permits = spf === 'pass' ? 'designates' : 'does not designate';
  const check = `${spf} (spfCheck: domain of ${domain} ${permits} 127.0.0.1 as permitted sender) client-ip=127.0.0.1; envelope-from=${from}; helo=${helo};`;
  const [recipient, ...others] = recipients;
  const lines = [
    `Return-Path: <${from}>`,
    `Received: from ${helo} (${helo} [127.0.0.1])`,
    ` by inbound-smtp.${region}.amazonaws.com with SMTP id ${id}`,
    // Further recipients are nobody's business.
    ` ${others.length === 0 ? `for ${recipient}` : ''};`,
    ` ${new Date().toUTCString().replace('GMT', '+0000 (UTC)')}`,
    ...(scans
      ? [`X-SES-Spam-Verdict: ${verdicts.spam}`, `X-SES-Virus-Verdict: ${verdicts.virus}`]
      : []),
    `Received-SPF: ${check}`,
    'Authentication-Results: amazonses.com;',
    ` spf=${check}`,
    ` dkim=${dkim} header.i=@${author};`,
    ` dmarc=${spf === 'pass' || dkim === 'pass' ? 'pass' : 'fail'} header.from=${author};`,
    `X-SES-RECEIPT: ${randomBytes(60).toString('base64')}`,
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** The first field of this name in a raw mail's header, unfolded but not decoded. */
export function fieldOf(raw: Buffer, name: string): string | undefined {
  const [header = ''] = raw.toString('latin1', 0, maxHeaderBytes).split(/\r?\n\r?\n/, 1);
  const fields = header.replaceAll(/\r?\n(?=[ \t])/g, '').split(/\r?\n/);
  const start = `${name.toLowerCase()}:`;
  return fields
    .find((field) => field.toLowerCase().startsWith(start))
    ?.slice(start.length)
    .trim();
}

function domainOf(address: string): string {
  return /@([\w.-]+)$/.exec(address)?.[1] ?? '';
}
