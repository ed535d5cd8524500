import * as z from 'zod/mini';
import { digestKind, mailTags, referenceHeader } from '#contract/mail.ts';
import { type RecipientPlace, recipientOf } from '../campaigns/campaign-rows.ts';
import { recordCampaignOutcome } from '../campaigns/record-outcome.ts';
import { readMessage, recordOutcome } from '../conversation/message-store.ts';
import { reopenUnreached } from '../contact/reopen-unreached.ts';
import { ApiError } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';
import { recordDelivered, recordUndelivered } from '../outbox/undelivered-store.ts';
import { type RedeemedToken, redeemToken } from '../tokens/tokens.ts';
import { countBounce } from './breaker-store.ts';
import { suppressSubscriber } from './subscriber-store.ts';

const Mail = z.object({
  timestamp: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  tags: z.record(z.string(), z.array(z.string())),
});
type Mail = z.infer<typeof Mail>;

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/**
 * SES's events about a mail on the event bus. Sources: "Amazon Simple Email Service events" in the EventBridge
 * reference, "Contents of event data that Amazon SES publishes" in the SES developer guide. Events arrive unordered and
 * more than once.
 */
const Feedback = z.discriminatedUnion('detail-type', [
  z.object({
    'detail-type': z.literal('Email Bounced'),
    detail: z.object({
      mail: Mail,
      bounce: z.object({
        bounceType: z.string(),
        bounceSubType: z.string(),
        bouncedRecipients: Recipients,
      }),
    }),
  }),
  z.object({
    'detail-type': z.literal('Email Complaint Received'),
    detail: z.object({
      mail: Mail,
      complaint: z.object({
        complaintSubType: z.nullish(z.string()),
        complaintFeedbackType: z.nullish(z.string()),
        complainedRecipients: Recipients,
      }),
    }),
  }),
  z.object({
    'detail-type': z.literal('Email Delivered'),
    detail: z.object({ mail: Mail, delivery: z.object({ recipients: z.array(z.string()) }) }),
  }),
  // SES took the mail, then found a virus in it, and sends nothing.
  z.object({
    'detail-type': z.literal('Email Rejected'),
    detail: z.object({ mail: z.extend(Mail, { destination: z.array(z.string()) }) }),
  }),
]);

/** An event in our terms. */
interface Outcome {
  readonly status: 'delivered' | 'bounced' | 'complained';
  /** Whether the address accepts no more mail, or its owner wants none. */
  readonly isFinal: boolean;
  /** Whether SES itself refused what the mail contains, which says nothing about its address. */
  readonly isRejected?: boolean;
  /** Absence notes also arrive as bounces, and a reader may report "not spam". */
  readonly isHarmless?: boolean;
  /** The suppression list that made SES skip this address. */
  readonly list?: 'account' | 'global' | undefined;
  readonly recipients: readonly string[];
}

/**
 * Records the outcome of a mail. A hard bounce or a complaint takes a subscriber off the list; a message of a conversation
 * shows its outcome; a campaign counts it; an undelivered mail to staff is an error. Events about unknown mails are logged and change nothing.
 * @throws ApiError `unavailable`; ZodError if it is not such an event
 */
export async function recordFeedback(event: unknown): Promise<void> {
  const feedback = Feedback.parse(event);
  const { mail } = feedback.detail;
  const outcome = outcomeOf(feedback);
  const message = mail.tags[mailTags.message]?.[0];
  if (mail.tags[mailTags.kind]?.includes(digestKind)) await recordDigest(mail, outcome);
  else if (message !== undefined) await recordMessage(message, mail, outcome);
  else await recordSubscriber(mail, outcome);
}

/** What does not end the mail also says that SES took it. A bounce on the account's list is none of SES's rates. */
async function recordRecipient(place: RecipientPlace, outcome: Outcome): Promise<void> {
  const { status, isFinal, isRejected = false, list } = outcome;
  const endsMail = isFinal || isRejected || status === 'delivered';
  await recordCampaignOutcome(place, endsMail ? status : 'sent', {
    countsForStop: list !== 'account',
  });
}

/** An alarm reads this line. It has no address; the notifications page shows that. */
async function recordDigest({ timestamp: at }: Mail, outcome: Outcome): Promise<void> {
  const { status, isHarmless, list, recipients } = outcome;
  if (isHarmless) return;
  if (status === 'delivered') {
    await Promise.all(recipients.map((email) => recordDelivered(email, at)));
    return;
  }
  const reason = list === undefined ? status : 'suppressed';
  logger.error('digest not delivered', { reason, addresses: recipients.length });
  await Promise.all(recipients.map((email) => recordUndelivered({ email, at, reason })));
}

/** Never concerns subscribers. A temporary bounce is one, too: SES gives up only then. */
async function recordMessage(reference: string, mail: Mail, outcome: Outcome): Promise<void> {
  const { status, isHarmless } = outcome;
  if (status === 'delivered' || isHarmless) return;
  await countUnconfirmed(mail, outcome);
  const [contact = '', id = ''] = reference.split('_');
  const message = await readMessage(contact, id);
  // Before the outcome is recorded, after which a repeated event opens nothing.
  const isNew = message && message.state !== 'bounced' && !message.isAcknowledgement;
  if (isNew && status === 'bounced') await reopenUnreached(message);
  const isRecorded = await recordOutcome(contact, id, status);
  logger.info('message feedback', { status, isRecorded });
}

/** Counts the bounce of a mail to an unconfirmed address. SES does not count addresses on the account's list either. */
async function countUnconfirmed({ tags }: Mail, { status, isFinal, list }: Outcome): Promise<void> {
  const number = Number(tags[mailTags.number]?.[0]);
  const counts = status === 'bounced' && isFinal && list !== 'account';
  if (counts && number > 0) await countBounce(number);
}

async function recordSubscriber(mail: Mail, outcome: Outcome): Promise<void> {
  const { status, isFinal } = outcome;
  const place = recipientOf(mail.tags[mailTags.recipient]?.[0] ?? '');
  if (place) await recordRecipient(place, outcome);
  if (status === 'delivered') return;
  await countUnconfirmed(mail, outcome);
  const claims = await subscriberOf(mail);
  const isRecorded =
    isFinal && claims !== undefined && (await suppressSubscriber(claims, status, place?.campaign));
  const isKnown = claims !== undefined;
  logger.info('mail feedback', { status: isFinal ? status : undefined, isKnown, isRecorded });
}

function outcomeOf(feedback: z.infer<typeof Feedback>): Outcome {
  if (feedback['detail-type'] === 'Email Delivered') {
    const { recipients } = feedback.detail.delivery;
    return { status: 'delivered', isFinal: false, recipients };
  }
  if (feedback['detail-type'] === 'Email Rejected') {
    const { destination } = feedback.detail.mail;
    return { status: 'bounced', isFinal: false, isRejected: true, recipients: destination };
  }
  if (feedback['detail-type'] === 'Email Bounced') {
    const { bounceType, bounceSubType, bouncedRecipients } = feedback.detail.bounce;
    return {
      status: 'bounced',
      isFinal: bounceType === 'Permanent',
      isHarmless: bounceType === 'Transient' && bounceSubType === 'General',
      list: listOf(bounceSubType),
      recipients: bouncedRecipients.map(({ emailAddress }) => emailAddress),
    };
  }
  const { complaintFeedbackType, complaintSubType, complainedRecipients } =
    feedback.detail.complaint;
  const isNoSpam = complaintFeedbackType === 'not-spam';
  return {
    status: 'complained',
    isFinal: !isNoSpam,
    isHarmless: isNoSpam,
    list: listOf(complaintSubType),
    recipients: complainedRecipients.map(({ emailAddress }) => emailAddress),
  };
}

function listOf(subType: string | null | undefined): Outcome['list'] {
  if (subType === 'OnAccountSuppressionList') return 'account';
  return subType === 'Suppressed' ? 'global' : undefined;
}

async function subscriberOf({ headers }: Mail): Promise<RedeemedToken | undefined> {
  const reference = headers.find(
    ({ name }) => name.toLowerCase() === referenceHeader.toLowerCase(),
  );
  try {
    return reference && (await redeemToken('feedback', reference.value));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_token') return undefined;
    throw error;
  }
}
