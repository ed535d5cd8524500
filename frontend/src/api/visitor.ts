import type { ContactRequest } from '#contract/contact/request.ts';
import type { NewsletterRequest } from '#contract/newsletter.ts';
import { call, type CallFailure } from './client.ts';

/** The results of the contact form that visitors can tell apart. */
export type Delivery =
  /** `success: true`. */
  | { kind: 'sent'; id: string | null }
  /** A 2xx that does not say `success`. */
  | { kind: 'submitted' }
  | { kind: 'failed'; failure: CallFailure };

export async function sendContact(body: ContactRequest, idempotencyKey: string): Promise<Delivery> {
  const outcome = await call('POST /contact', { body, idempotencyKey });
  if (outcome.kind !== 'success') return { kind: 'failed', failure: outcome };
  // As specified, a 2xx with `success: false` is a failure.
  const { success, id }: { success?: unknown; id?: unknown } = outcome.data;
  if (success === true) return { kind: 'sent', id: typeof id === 'string' ? id : null };
  if (success === undefined) return { kind: 'submitted' };
  return { kind: 'failed', failure: { kind: 'unreachable', reason: 'unreadable' } };
}

export type Subscription =
  /** `isConfirmed`: the newsletter needs no further step. */
  { kind: 'subscribed'; isConfirmed: boolean } | { kind: 'failed'; failure: CallFailure };

/** Interprets an outcome as specified: every 2xx is a success, whatever its `success` flag says. */
export async function subscribe(body: NewsletterRequest): Promise<Subscription> {
  const outcome = await call('POST /newsletter', { body });
  if (outcome.kind !== 'success') return { kind: 'failed', failure: outcome };
  // A 204 has no data.
  const { isConfirmed }: { isConfirmed?: unknown } = outcome.data ?? {};
  return { kind: 'subscribed', isConfirmed: isConfirmed === true };
}
