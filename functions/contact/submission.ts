import type { ContactReceipt, ContactRequest } from '#contract/contact/request.ts';
import { contactVersion } from '#contract/consent.ts';
import { isCanaryKey } from '../canary/key.ts';
import { fingerprint } from '../lists/list-row.ts';
import { storeOnce } from '../lists/store-once.ts';
import type { LimitRate } from '../forms/form-rate-limit.ts';
import { isSpam, spamSignals } from '../forms/spam-signals.ts';
import { ApiError } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';
import { isBlocked } from './blocked-store.ts';
import { idempotencyRecordOf, storeSubmission } from './contact-store.ts';

/** The minimum milliseconds that a person takes for six entries and a box, even with autofill. */
const minElapsed = 3000;

interface SubmitOptions {
  /** The idempotency key. */
  readonly key: string;
  readonly isScriptless: boolean;
  /** Called before a new row is stored; a retry takes no token. */
  readonly limitRate: LimitRate;
}

/**
 * Stores a contact request once per key, however often and in parallel it is sent. The id is derived from the key, so
 * all attempts write the same row, under a condition that only the first one meets.
 * @throws ApiError `conflict` if the key was used for another request; whatever `limitRate` throws
 */
export async function submitContact(
  request: ContactRequest,
  { key, isScriptless, limitRate }: SubmitOptions,
): Promise<ContactReceipt> {
  const { termsAccepted: _accepted, subject, elapsed, wording, ...fields } = request;
  const keyHash = fingerprint(key);
  const payloadHash = fingerprint(JSON.stringify(fields));
  const [block, { phoneNumber }] = await Promise.all([
    blockOf(fields.businessEmail),
    // Loaded on demand: it would slow the cold start of all forms.
    import('./phone-number.ts'),
  ]);
  const checks = { subject, elapsed, isScriptless, isSenderBlocked: block === true };
  const signals = spamSignals(checks, minElapsed);
  const submittedAt = new Date().toISOString();
  const isUnwanted = isSpam(signals.suspicions);
  const submission = {
    ...fields,
    ...phoneNumber(fields.phone),
    ...signals,
    status: isUnwanted ? ('spam' as const) : ('new' as const),
    ...(!isUnwanted && { waitingSince: submittedAt }),
    assignee: null,
    keyHash,
    payloadHash,
    version: 1,
    consentVersion: contactVersion(wording),
    submittedAt,
  };
  const { id } = await storeOnce(
    submission,
    async (free) =>
      (await idempotencyRecordOf(free)) ??
      limitRate(signals.suspicions, () =>
        storeSubmission({ ...submission, id: free }, !isCanaryKey(key)),
      ),
  );
  if (block instanceof ApiError) logger.warn('blocked senders not read', { error: block });
  return { success: true, id };
}

/** Whether a sender is blocked, or why nobody can tell: a message is worth more than a block. */
async function blockOf(email: string): Promise<boolean | ApiError> {
  try {
    return await isBlocked(email);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** The key of a form sent without script, which has none: the same content on the same day is one request. */
export function contentKey(request: ContactRequest, today = new Date()): string {
  const { subject: _subject, elapsed: _elapsed, wording: _wording, ...content } = request;
  return fingerprint(`${today.toISOString().slice(0, 10)} ${JSON.stringify(content)}`);
}
