import { randomInt } from 'node:crypto';
import type { Bucket } from '../s3/bucket.ts';
import { digits, letters } from '../seed.ts';
import { receiptHeaders, type Delivery } from './receipt-headers.ts';

/** Bytes: SES's limit for mail that it stores in a bucket ("Service quotas in Amazon SES"). */
export const maxReceivedBytes = 40 * 1024 * 1024;

/** A receipt rule that puts mail into a bucket. */
export interface ReceiptRule {
  readonly bucket: Bucket;
  readonly prefix: string;
  /** Addresses and domains; none: every address. */
  readonly recipients: readonly string[];
  /** Whether mail is scanned for spam and viruses. */
  readonly scans: boolean;
}

/** SES does not accept a mail. Its code is that of the SMTP reply. */
export class MailRefused extends Error {
  readonly code: 550 | 552;

  constructor(code: 550 | 552, message: string) {
    super(message);
    this.code = code;
  }
}

/** Receives mail as SES does. Every rule set counts as active. Source: "Amazon SES email receiving" in its developer guide. */
export class MailReceiver {
  /** The enabled rules, by the path of their resource. */
  readonly rules = new Map<string, ReceiptRule>();

  /** Whether a rule accepts mail to an address. */
  accepts(address: string): boolean {
    return this.#rulesOf(address).length > 0;
  }

  /** One that mail may be written to. Undefined if no rule names one. */
  get anAddress(): string | undefined {
    const recipients = [...this.rules.values()].flatMap((rule) => rule.recipients);
    return recipients.find((recipient) => recipient.includes('@'));
  }

  /**
   * Puts a raw mail into the buckets of the rules that match one of its recipients. It is durable once this returns.
   * @returns the message id of SES, which is the end of the object's key
   * @throws MailRefused
   */
  receive(raw: Buffer, delivery: Delivery): string {
    const { recipients } = delivery;
    const rules = new Set(recipients.flatMap((address) => this.#rulesOf(address)));
    if (rules.size === 0) {
      throw new MailRefused(550, '5.1.1 Requested action not taken: mailbox unavailable');
    }
    if (raw.length > maxReceivedBytes) {
      throw new MailRefused(552, '5.3.4 Message size exceeds fixed maximum message size');
    }
    const alphabet = letters + digits;
    const id = Array.from({ length: 40 }, () => alphabet[randomInt(alphabet.length)]).join('');
    for (const { bucket, prefix, scans } of rules) {
      const headers = receiptHeaders(raw, { ...delivery, id, region: bucket.region, scans });
      const mail = Buffer.concat([Buffer.from(headers), raw]);
      bucket.put(
        `${prefix}${id}`,
        mail,
        { 'content-type': 'application/octet-stream' },
        { reason: 'PutObject', requester: 'ses.amazonaws.com' },
      );
    }
    return id;
  }

  #rulesOf(address: string): ReceiptRule[] {
    return [...this.rules.values()].filter(
      ({ recipients }) =>
        recipients.length === 0 || recipients.some((recipient) => matches(recipient, address)),
    );
  }
}

/**
 * Whether a recipient condition matches an address: `user@example.com` also with any label, `user+label@example.com` only
 * itself, `example.com` its own addresses, `.example.com` those of its subdomains. Source: "Creating receipt rules" in the
 * SES developer guide.
 */
function matches(recipient: string, address: string): boolean {
  const given = address.toLowerCase();
  const condition = recipient.toLowerCase();
  const at = given.lastIndexOf('@');
  if (at < 1) return false;
  const domain = given.slice(at + 1);
  if (condition.startsWith('.')) return domain.endsWith(condition);
  if (!condition.includes('@')) return domain === condition;
  const [name = ''] = given.slice(0, at).split('+', 1);
  return condition === given || condition === `${name}@${domain}`;
}
