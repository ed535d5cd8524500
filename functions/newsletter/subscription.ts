import type {
  LeaveRequest,
  NewsletterReceipt,
  NewsletterRequest,
  SubscriptionReceipt,
} from '#contract/newsletter.ts';
import { normalizedEmail } from '#contract/text.ts';
import type { LimitRate } from '../forms/form-rate-limit.ts';
import { spamSignals } from '../forms/spam-signals.ts';
import { fromEnvironment } from '../http/environment.ts';
import { requestLeaveLink, storeConfirmed, storePending } from './subscriber-store.ts';

/** Double opt-in, or single: a setting of the stage. */
const isConfirmedByMail = fromEnvironment('DOUBLE_OPT_IN') === 'on';
const store = isConfirmedByMail ? storePending : storeConfirmed;

/** The minimum milliseconds that a person takes to find and send the form, even with autofill. */
const minElapsed = 1000;

/**
 * Subscribes an address, ignoring its case.
 * @param limitRate called for every address: a limit on new ones alone would reveal who reads the newsletter
 * @throws ApiError `unavailable`; whatever `limitRate` throws
 */
export async function subscribe(
  { email, page, wording, ...formChecks }: NewsletterRequest & { readonly isScriptless: boolean },
  limitRate: LimitRate,
): Promise<SubscriptionReceipt> {
  const signals = spamSignals(formChecks, minElapsed);
  await limitRate(signals.suspicions, () =>
    store({ email: normalizedEmail(email), page, wording, ...signals }),
  );
  return { success: true, ...(!isConfirmedByMail && { isConfirmed: true }) };
}

/**
 * Mails an unsubscribe link to an address. Spam signals do not hold it back: everybody can leave.
 * @param limitRate as for {@link subscribe}
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
