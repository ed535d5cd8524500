import { randomUUID } from 'node:crypto';
import type { BusEvent } from '../events/event-bus.ts';
import { addressIn, type Email } from './email.ts';
import type { Identity } from './identity.ts';

export type FeedbackType = 'BOUNCE' | 'COMPLAINT';

const detailTypes = { BOUNCE: 'Email Bounced', COMPLAINT: 'Email Complaint Received' };

/**
 * The event by which SES reports that a mail bounced for good, or that its reader marked it as spam.
 * Sources: "Amazon Simple Email Service events" in the EventBridge reference, and "Contents of event data that Amazon
 * SES publishes" in the SES developer guide.
 */
export function feedbackEvent(type: FeedbackType, email: Email, identity: Identity): BusEvent {
  const { arn, region, account } = identity;
  const recipients = recipientsOf(email);
  const shared = { timestamp: new Date().toISOString(), feedbackId: `0100-${randomUUID()}-000000` };
  return {
    source: 'aws.ses',
    'detail-type': detailTypes[type],
    region,
    account,
    resources: [
      `arn:aws:ses:${region}:${account}:configuration-set/${email.configurationSet ?? ''}`,
    ],
    detail: {
      mail: mailOf(email, arn, account, recipients),
      ...(type === 'BOUNCE'
        ? { eventType: 'Bounce', bounce: { ...shared, ...bounceOf(recipients) } }
        : { eventType: 'Complaint', complaint: { ...shared, ...complaintOf(recipients) } }),
    },
  };
}

export function recipientsOf({ destination: { to, cc, bcc } }: Email): string[] {
  return [...to, ...cc, ...bcc].map(addressIn);
}

function bounceOf(recipients: readonly string[]): object {
  return {
    bounceType: 'Permanent',
    bounceSubType: 'General',
    bouncedRecipients: recipients.map((emailAddress) => ({
      emailAddress,
      action: 'failed',
      status: '5.1.1',
      diagnosticCode: 'smtp; 550 5.1.1 user unknown',
    })),
    reportingMTA: 'dns; localhost',
  };
}

function complaintOf(recipients: readonly string[]): object {
  return {
    complaintSubType: null,
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
