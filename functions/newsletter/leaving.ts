import type { LeaveRequest, NewsletterReceipt } from '#contract/newsletter.ts';
import { normalizedEmail } from '#contract/text.ts';
import type { LimitRate } from '../forms/form-rate-limit.ts';
import { spamSignals } from '../forms/spam-signals.ts';
import { requestLeaveLink } from './subscriber-store.ts';

/** Milliseconds that a person takes at least to find the form and send it, even if the browser fills it in. */
const minElapsed = 1000;

/**
 * Has a link by which to leave sent to an address. Spam signals keep no mail back here, so that nobody is kept from
 * leaving.
 * @param limitRate called for every address, or it would reveal who reads the newsletter
 * @throws ApiError `unavailable`; whatever `limitRate` throws.
 */
export async function askToLeave(
  { email, ...formChecks }: LeaveRequest & { readonly isScriptless: boolean },
  limitRate: LimitRate,
): Promise<NewsletterReceipt> {
  const { suspicions } = spamSignals(formChecks, minElapsed);
  await limitRate(suspicions, () => requestLeaveLink({ email: normalizedEmail(email) }));
  return { success: true };
}
