import type { NewsletterRequest, SubscriptionReceipt } from '#contract/newsletter.ts';
import { normalizedEmail } from '#contract/text.ts';
import type { LimitRate } from '../forms/form-rate-limit.ts';
import { spamSignals } from '../forms/spam-signals.ts';
import { fromEnvironment } from '../http/environment.ts';
import { storeConfirmed, storePending } from './subscriber-store.ts';

/** Whether an address is confirmed by mail, or counts at once: as the stage says. */
const isConfirmedByMail = fromEnvironment('DOUBLE_OPT_IN') === 'on';
const store = isConfirmedByMail ? storePending : storeConfirmed;

/** Milliseconds that a person takes at least to find the form and send it, even if the browser fills it in. */
const minElapsed = 1000;

/**
 * Subscribes an address; one that differs only in case is the same one.
 * @param limitRate called for every address: a limit on new ones alone would reveal who reads the newsletter
 * @throws ApiError `unavailable`; whatever `limitRate` throws.
 */
export async function subscribe(
  { email, page, ...formChecks }: NewsletterRequest & { readonly isScriptless: boolean },
  limitRate: LimitRate,
): Promise<SubscriptionReceipt> {
  const signals = spamSignals(formChecks, minElapsed);
  await limitRate(signals.suspicions, () =>
    store({ email: normalizedEmail(email), page, ...signals }),
  );
  return { success: true, ...(!isConfirmedByMail && { isConfirmed: true }) };
}
