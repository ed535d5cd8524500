import * as z from 'zod/mini';
import { ApiError } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';
import { type RedeemedToken, redeemToken } from '../tokens/tokens.ts';
import { referenceHeader } from './mail-reference.ts';
import { suppressSubscriber } from './subscriber-store.ts';

const Mail = z.object({ headers: z.array(z.object({ name: z.string(), value: z.string() })) });

/**
 * What SES puts on the event bus about a mail. Sources: "Amazon Simple Email Service events" in the EventBridge reference,
 * and "Contents of event data that Amazon SES publishes" in the SES developer guide. Events come in no order, and more
 * than once.
 */
const Feedback = z.union([
  z.object({
    'detail-type': z.literal('Email Bounced'),
    detail: z.object({ mail: Mail, bounce: z.object({ bounceType: z.string() }) }),
  }),
  z.object({
    'detail-type': z.literal('Email Complaint Received'),
    detail: z.object({
      mail: Mail,
      complaint: z.object({ complaintFeedbackType: z.optional(z.nullable(z.string())) }),
    }),
  }),
]);
type Feedback = z.infer<typeof Feedback>;

/**
 * Takes the address off the list to which a mail bounced for good, or whose reader called it spam. What is about
 * another mail, or about none that is known, is logged and changes nothing.
 * @throws ApiError `unavailable`; ZodError where it is no such event
 */
export async function recordFeedback(event: unknown): Promise<void> {
  const feedback = Feedback.parse(event);
  const status = statusOf(feedback);
  const claims = await subscriberOf(feedback);
  const isRecorded =
    status !== undefined && claims !== undefined && (await suppressSubscriber(claims, status));
  logger.info('mail feedback', { status, isKnown: claims !== undefined, isRecorded });
}

/** @returns undefined where the address may take mails later, or its reader says that one was no spam */
function statusOf(feedback: Feedback): 'bounced' | 'complained' | undefined {
  if (feedback['detail-type'] === 'Email Bounced') {
    return feedback.detail.bounce.bounceType === 'Permanent' ? 'bounced' : undefined;
  }
  const { complaintFeedbackType: type } = feedback.detail.complaint;
  return type === 'not-spam' ? undefined : 'complained';
}

async function subscriberOf({ detail }: Feedback): Promise<RedeemedToken | undefined> {
  const reference = detail.mail.headers.find(
    ({ name }) => name.toLowerCase() === referenceHeader.toLowerCase(),
  );
  try {
    return reference && (await redeemToken('feedback', reference.value));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_token') return undefined;
    throw error;
  }
}
