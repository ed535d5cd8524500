import { randomUUID } from 'node:crypto';
import type { ContactReceipt, ContactRequest } from '#contract/contact.ts';
import { consent } from '#contract/consent.ts';
import { idempotencyKeyPattern } from '#contract/limits.ts';
import { isCanaryKey } from '../canary/key.ts';
import { fingerprint, shortId } from '../lists/list-row.ts';
import { spamSignals } from '../forms/spam-signals.ts';
import { invalidField, ApiError } from '../http/api-error.ts';
import { originOf, storeSubmission } from './contact-store.ts';

/**
 * Ids that are tried before giving up. With a million rows an id of 40 bits is taken once in a million
 * times, so that five in a row never are.
 */
const attempts = 5;

/** Milliseconds below which nobody has written six entries and ticked a box, whatever fills in for them. */
const minElapsed = 3000;

interface Sending {
  readonly key: string;
  readonly isScriptless: boolean;
  /** Asked before something new is stored; what is stored already costs its sender nothing. */
  readonly admit: (isMarked: boolean) => Promise<void>;
}

/**
 * Stores a contact request once, however often and in parallel it comes with the same key. The id is
 * derived from the key, so that all tries meet at one row and its conditional write decides.
 * @throws ApiError `conflict` where the key came with another request before; whatever `admit` throws.
 */
export async function submitContact(
  request: ContactRequest,
  { key, isScriptless, admit }: Sending,
): Promise<ContactReceipt> {
  const { termsAccepted: _accepted, subject, elapsed, ...fields } = request;
  const keyHash = fingerprint(key);
  const payloadHash = fingerprint(JSON.stringify(fields));
  const submission = {
    ...fields,
    ...spamSignals({ subject, elapsed, isScriptless }, minElapsed),
    keyHash,
    payloadHash,
    consentVersion: consent.version,
    submittedAt: new Date().toISOString(),
  };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const id = shortId(`${keyHash}#${attempt}`);
    let origin = await originOf(id);
    if (origin === undefined) {
      await admit(submission.suspicions !== undefined);
      origin = await storeSubmission({ ...submission, id }, !isCanaryKey(key));
    }
    if (origin.keyHash === keyHash) {
      if (origin.payloadHash !== payloadHash) throw new ApiError('conflict');
      return { success: true, id };
    }
  }
  throw new Error('Every id of this key is taken.');
}

/**
 * The key of a request that came without script, and so without a key: the same words on the same day are one
 * request, however often somebody pressed.
 */
export function contentKey(request: ContactRequest, today = new Date()): string {
  const { subject: _subject, elapsed: _elapsed, ...said } = request;
  return fingerprint(`${today.toISOString().slice(0, 10)} ${JSON.stringify(said)}`);
}

/**
 * The key of a request's `Idempotency-Key` header, or a new one where it has none.
 * @throws ApiError where the header is not a key.
 */
export function idempotencyKey(header: string | undefined): string {
  const key = header ?? randomUUID();
  if (!idempotencyKeyPattern.test(key)) {
    throw invalidField(
      'Idempotency-Key',
      'format',
      'must have between 16 and 64 letters, digits, _ or -',
    );
  }
  return key;
}
