import type { NewsletterReceipt, NewsletterRequest } from '#contract/newsletter.ts';
import { shortId } from '../lists/list-row.ts';
import { spamSignals } from '../forms/spam-signals.ts';
import { storeSubscriber } from './subscriber-store.ts';

/** Milliseconds below which nobody has found the form and sent it, even where the browser knew the address. */
const minElapsed = 1000;

/**
 * Subscribes an address; one that differs only in case is the same one.
 * @param admit asked before each: to ask for a new address alone would tell who reads the newsletter
 * @throws ApiError `unavailable`; whatever `admit` throws.
 */
export async function subscribe(
  { email: given, ...formChecks }: NewsletterRequest & { readonly isScriptless: boolean },
  admit: (isMarked: boolean) => Promise<void>,
): Promise<NewsletterReceipt> {
  const email = given.toLowerCase();
  const subscribedAt = new Date().toISOString();
  const marks = spamSignals(formChecks, minElapsed);
  await admit(marks.suspicions !== undefined);
  await storeSubscriber({ id: shortId(email), email, subscribedAt, ...marks });
  return { success: true };
}
