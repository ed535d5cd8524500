import type { ContactRequest } from '#contract/contact/request.ts';
import type { NewsletterRequest } from '#contract/newsletter.ts';
import { call, type Outcome, type CallFailure } from './client.ts';

/** The results of a public form that visitors see as different. */
export type Delivery =
  /** `success: true`. */
  | { kind: 'sent'; id: string | null }
  /** A 2xx that does not say `success`. */
  | { kind: 'submitted' }
  | { kind: 'failed'; failure: CallFailure };

export async function sendContact(body: ContactRequest, idempotencyKey: string): Promise<Delivery> {
  return delivery(await call('POST /contact', { body, idempotencyKey }));
}

/** @returns also whether the newsletter comes without one more step */
export async function subscribe(
  body: NewsletterRequest,
): Promise<Delivery & { isConfirmed: boolean }> {
  const outcome = await call('POST /newsletter', { body });
  const isConfirmed = outcome.kind === 'success' && outcome.data.isConfirmed === true;
  return { ...delivery(outcome), isConfirmed };
}

/** Reads an outcome as the specification does; a 2xx that says `success: false` is a failure. */
function delivery(outcome: Outcome<{ success?: unknown; id?: unknown }>): Delivery {
  if (outcome.kind !== 'success') return { kind: 'failed', failure: outcome };
  const { success, id } = outcome.data;
  if (success === true) return { kind: 'sent', id: typeof id === 'string' ? id : null };
  if (success === undefined) return { kind: 'submitted' };
  return { kind: 'failed', failure: { kind: 'unreachable', reason: 'unreadable' } };
}
