import { randomUUID } from 'node:crypto';
import type { BusEvent } from '../events/event-bus.ts';
import { addressIn, type Email } from './email.ts';
import type { Identity } from './identity.ts';

export type FeedbackType = 'BOUNCE' | 'COMPLAINT' | 'DELIVERY' | 'REJECT';

const detailTypes = {
  BOUNCE: 'Email Bounced',
  COMPLAINT: 'Email Complaint Received',
  DELIVERY: 'Email Delivered',
  REJECT: 'Email Rejected',
};

export interface FeedbackOptions {
  /** The affected recipients. Default: all. */
  readonly recipients?: readonly string[];
  /** Whether SES did not try because the address is on the account's suppression list. */
  readonly isSuppressed?: boolean;
}

/**
 * SES's event about a delivery, a permanent bounce, a complaint or a virus. Sources: "Amazon Simple Email Service events"
 * in the EventBridge reference, and "Contents of event data that Amazon SES publishes" in the SES developer guide, also for
 * the subtypes of suppressed mail.
 */
export function feedbackEvent(
  type: FeedbackType,
  email: Email,
  identity: Identity,
  { recipients = recipientsOf(email), isSuppressed = false }: FeedbackOptions = {},
): BusEvent {
  const { arn, region, account } = identity;
  const timestamp = new Date().toISOString();
  const shared = { timestamp, feedbackId: `0100-${randomUUID()}-000000` };
  const subType = isSuppressed ? 'OnAccountSuppressionList' : undefined;
  const details = {
    BOUNCE: () => ({
      eventType: 'Bounce',
      bounce: { ...shared, ...bounceOf(recipients, subType) },
    }),
    COMPLAINT: () => ({
      eventType: 'Complaint',
      complaint: { ...shared, ...complaintOf(recipients, subType) },
    }),
    DELIVERY: () => ({
      eventType: 'Delivery',
      delivery: { timestamp, recipients, smtpResponse: '250 2.0.0 OK', processingTimeMillis: 1 },
    }),
    REJECT: () => ({ eventType: 'Reject', reject: { reason: 'Bad content' } }),
  };
  return {
    source: 'aws.ses',
    'detail-type': detailTypes[type],
    region,
    account,
    resources: [
      `arn:aws:ses:${region}:${account}:configuration-set/${email.configurationSet ?? ''}`,
    ],
    detail: { mail: mailOf(email, arn, account, recipientsOf(email)), ...details[type]() },
  };
}

export function recipientsOf({ destination: { to, cc, bcc } }: Email): string[] {
  return [...to, ...cc, ...bcc].map(addressIn);
}

function bounceOf(recipients: readonly string[], bounceSubType = 'General'): object {
  return {
    bounceType: 'Permanent',
    bounceSubType,
    bouncedRecipients: recipients.map((emailAddress) => ({
      emailAddress,
      action: 'failed',
      status: '5.1.1',
      diagnosticCode: 'smtp; 550 5.1.1 user unknown',
    })),
    reportingMTA: 'dns; localhost',
  };
}

function complaintOf(
  recipients: readonly string[],
  complaintSubType: string | null = null,
): object {
  return {
    complaintSubType,
    complainedRecipients: recipients.map((emailAddress) => ({ emailAddress })),
    complaintFeedbackType: 'abuse',
  };
}

function mailOf(email: Email, sourceArn: string, account: string, recipients: string[]): object {
  const { at, from, messageId, destination, subject, headers, configurationSet, tags } = email;
  return {
    timestamp: at,
    source: from,
    sourceArn,
    sendingAccountId: account,
    messageId,
    destination: recipients,
    headersTruncated: false,
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    commonHeaders: { from: [from], to: destination.to, messageId, subject },
    tags: {
      'ses:configuration-set': [configurationSet ?? ''],
      'ses:from-domain': [addressIn(from).split('@').at(-1) ?? ''],
      ...tags,
    },
  };
}
