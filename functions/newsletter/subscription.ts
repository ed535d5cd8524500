import type { NewsletterReceipt, NewsletterRequest } from '#contract/newsletter.ts';
import { shortId } from '../feed/row.ts';
import { suspected } from '../forms/suspicions.ts';
import { storeSubscriber } from './subscriber-store.ts';

/** Milliseconds below which nobody has found the form and sent it, even where the browser knew the address. */
const leastTime = 1000;

/** Subscribes an address; one that differs only in case is the same one. */
export async function subscribe({
  email: given,
  ...traces
}: NewsletterRequest): Promise<NewsletterReceipt> {
  const email = given.toLowerCase();
  const subscribedAt = new Date().toISOString();
  await storeSubscriber({
    id: shortId(email),
    email,
    subscribedAt,
    ...suspected(traces, leastTime),
  });
  return { success: true };
}
