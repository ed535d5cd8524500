import type { NewsletterReceipt, NewsletterRequest } from '#contract/newsletter.ts';
import { shortId } from '../feed/row.ts';
import { storeSubscriber } from './subscriber-store.ts';

/** Subscribes an address; one that differs only in case is the same one. */
export async function subscribe({ email: given }: NewsletterRequest): Promise<NewsletterReceipt> {
  const email = given.toLowerCase();
  await storeSubscriber({ id: shortId(email), email, subscribedAt: new Date().toISOString() });
  return { success: true };
}
