import type { CallRequest } from '#contract/contact/call.ts';
import type { ContactReceipt } from '#contract/contact/request.ts';
import { recordEntry } from '../activity/activity-store.ts';
import { callEntry } from '../activity/entry.ts';
import { countArrival } from '../figures/figures-store.ts';
import { fingerprint } from '../lists/list-row.ts';
import { storeOnce } from '../lists/store-once.ts';
import { idempotencyRecordOf, storeSubmission } from './contact-store.ts';

/**
 * Begins a contact from a call, once per key. It is open and belongs to the user who took the call, so nobody is told.
 * @throws ApiError `conflict` if the key was used for another call
 */
export async function recordCall(
  { phone = '', businessEmail = '', ...request }: CallRequest,
  { author, key }: { readonly author: string; readonly key: string },
): Promise<ContactReceipt> {
  const { phoneNumber } = await import('./phone-number.ts');
  const submittedAt = new Date().toISOString();
  const submission = {
    source: 'phone' as const,
    ...request,
    phone,
    ...phoneNumber(phone),
    businessEmail,
    submittedAt,
    waitingSince: submittedAt,
    timeZone: '',
    status: 'open' as const,
    assignee: author,
    version: 1,
    keyHash: fingerprint(`call ${author} ${key}`),
    payloadHash: fingerprint(JSON.stringify({ ...request, phone, businessEmail })),
  };
  const { id } = await storeOnce(submission, async (free) => {
    const earlier = await idempotencyRecordOf(free);
    if (earlier) return earlier;
    const call = { ...submission, id: free };
    await recordEntry(callEntry(free, author, submittedAt));
    const stored = await storeSubmission(call, true);
    // Not a retry.
    if (stored === call) await countArrival('phone');
    return stored;
  });
  return { success: true, id };
}
