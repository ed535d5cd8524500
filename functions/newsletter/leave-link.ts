import type { LeaveRequest, NewsletterReceipt } from '#contract/newsletter.ts';
import { normalizedEmail } from '#contract/text.ts';
import type { LimitRate } from '../forms/form-rate-limit.ts';
import { spamSignals } from '../forms/spam-signals.ts';
import { requestLeaveLink } from './subscriber-store.ts';

/** The minimum milliseconds that a person takes to find and send the form, even with autofill. */
const minElapsed = 1000;

/**
 * Mails an unsubscribe link to an address. Spam signals do not hold it back: everybody can leave.
 * @param limitRate called for every address; otherwise it would reveal who reads the newsletter
 * @throws ApiError `unavailable`; whatever `limitRate` throws
 */
export async function mailLeaveLink(
  { email, ...formChecks }: LeaveRequest & { readonly isScriptless: boolean },
  limitRate: LimitRate,
): Promise<NewsletterReceipt> {
  const { suspicions } = spamSignals(formChecks, minElapsed);
  await limitRate(suspicions, () => requestLeaveLink({ email: normalizedEmail(email) }));
  return { success: true };
}
