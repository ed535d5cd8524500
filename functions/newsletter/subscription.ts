import type { NewsletterReceipt, NewsletterRequest } from '#contract/newsletter.ts';
import { shortId } from '../lists/list-row.ts';
import { spamSignals } from '../forms/spam-signals.ts';
import { storeSubscriber } from './subscriber-store.ts';

/** Milliseconds that a person takes at least to find the form and send it, even if the browser fills it in. */
const minElapsed = 1000;

/**
 * Subscribes an address; one that differs only in case is the same one.
 * @param limitRate called for every address: a limit on new ones alone would reveal who reads the newsletter
 * @throws ApiError `unavailable`; whatever `limitRate` throws.
 */
export async function subscribe(
  { email: given, ...formChecks }: NewsletterRequest & { readonly isScriptless: boolean },
  limitRate: (hasSpamSignals: boolean) => Promise<void>,
): Promise<NewsletterReceipt> {
  const email = given.toLowerCase();
  const subscribedAt = new Date().toISOString();
  const signals = spamSignals(formChecks, minElapsed);
  await limitRate(signals.suspicions !== undefined);
  await storeSubscriber({ id: shortId(email), email, subscribedAt, ...signals });
  return { success: true };
}
