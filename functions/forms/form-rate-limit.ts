import { formRate, subscribeRate } from '#contract/limits.ts';
import type { SpamSignal } from '#contract/spam-signals.ts';
import type { ApiEvent } from '../http/api-event.ts';
import type { Rate } from '../rate-limits/bucket-store.ts';
import { bucketOf, bucketsOfSender, withTokens } from '../rate-limits/token-buckets.ts';

interface Allowance {
  readonly perAddress: Rate;
  /** The limit across all senders bounds what many addresses can make the site store and pay for. */
  readonly overall: Rate;
}

/** Enough for an office behind one address, and ten times a good day's messages. */
const usual: Allowance = {
  perAddress: formRate,
  overall: { burst: 600, seconds: 0.1 },
};

/** Each address may cause a mail, so this is far below an office's messages. */
const subscriptions: Allowance = { ...usual, perAddress: subscribeRate };

/**
 * Suspected spam has its own buckets per spam signal. A flood of it takes no tokens from people, and honeypot hits take
 * none from programs that send no time.
 */
const suspected: Allowance = {
  perAddress: { burst: 30, seconds: 120 },
  overall: { burst: 300, seconds: 1 },
};

/**
 * Stores something for a token of its sender and one of all senders together.
 * @throws ApiError `too_many_requests`; `unavailable`; whatever `store` throws
 */
export type LimitRate = <Output>(
  signals: readonly SpamSignal[] | undefined,
  store: () => Promise<Output>,
) => Promise<Output>;

/** The rate limit of a form for the sender of a request. */
export function formRateLimit(
  event: Pick<ApiEvent, 'headers' | 'requestContext'>,
  form: 'contact' | 'newsletter' | 'leave',
): LimitRate {
  const unmarked = form === 'newsletter' ? subscriptions : usual;
  return ([signal] = [], store) => {
    const { perAddress, overall } = signal ? suspected : unmarked;
    const bucket = signal ? `${signal} ${form}` : form;
    const buckets = [
      ...bucketsOfSender(event, `${bucket} from`, perAddress),
      bucketOf(bucket, overall),
    ];
    return withTokens(buckets, store);
  };
}
