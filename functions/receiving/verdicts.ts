import type { Verdicts } from '#contract/contact/message.ts';
import { type Field, valueOf } from './head.ts';

type Verdict = NonNullable<Verdicts[keyof Verdicts]>;

/** SES's words (SES Developer Guide, "Contents of notifications": `PROCESSING_FAILED` is no result). */
const ofSes: Readonly<Record<string, Verdict>> = { PASS: 'pass', FAIL: 'fail', GRAY: 'gray' };

/** The words of RFC 8601, section 2.7. A soft failure asks for no rejection (RFC 7208, section 8.5). */
const ofAuthentication: Readonly<Record<string, Verdict>> = {
  pass: 'pass',
  fail: 'fail',
  softfail: 'gray',
  neutral: 'gray',
  none: 'gray',
  policy: 'gray',
};

/** What SES found. A sender's own fields do not count: see {@link Head.receipt}. */
export function verdictsOf(receipt: readonly Field[]): Verdicts {
  const checked = valueOf(receipt, 'authentication-results') ?? '';
  // Comments may hold anything, so also the signs between results.
  const results = checked.replaceAll(/\([^()]*\)/g, '').split(';');
  const isOfSes = results[0]?.trim().toLowerCase() === 'amazonses.com';
  const found = {
    ...(isOfSes && {
      spf: result(results, 'spf'),
      dkim: result(results, 'dkim'),
      dmarc: result(results, 'dmarc'),
    }),
    spam: ofSes[valueOf(receipt, 'x-ses-spam-verdict')?.toUpperCase() ?? ''],
    virus: ofSes[valueOf(receipt, 'x-ses-virus-verdict')?.toUpperCase() ?? ''],
  };
  return Object.fromEntries(Object.entries(found).filter(([, verdict]) => verdict !== undefined));
}

/** The result of a method. A mail may have several signatures, of which one valid one is enough (RFC 6376, section 4). */
function result(results: readonly string[], method: string): Verdict | undefined {
  const found = results.flatMap((text) => {
    const [, name, word = ''] = /^\s*(\w+)\s*=\s*(\w+)/.exec(text) ?? [];
    return name?.toLowerCase() === method ? [ofAuthentication[word.toLowerCase()]] : [];
  });
  return found.includes('pass') ? 'pass' : found.find((verdict) => verdict !== undefined);
}

/** Whether a mail is spam, carries a virus, or is not from whom it says. */
export function isRejected({ spf, dkim, dmarc, spam, virus }: Verdicts): boolean {
  return [spam, virus, dmarc].includes('fail') || (spf === 'fail' && dkim === 'fail');
}
