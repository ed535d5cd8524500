import type { ApiEvent } from '../http/api.ts';
import type { Rate } from '../throttle/throttle-store.ts';
import { bucketOf, bucketsOfSender, takeTokens } from '../throttle/token-buckets.ts';

interface Allowance {
  readonly perAddress: Rate;
  /** For everybody together: a bound on what many addresses can make this site store and pay for. */
  readonly overall: Rate;
}

/** Room for a whole office behind one address, and ten times what a good day brings. */
const unmarked: Allowance = {
  perAddress: { burst: 60, seconds: 60 },
  overall: { burst: 600, seconds: 0.1 },
};

/** Marked spam has its own tokens, so that a flood of it takes none from other senders. */
const marked: Allowance = {
  perAddress: { burst: 30, seconds: 120 },
  overall: { burst: 300, seconds: 1 },
};

/**
 * Takes a token of the sender and one of all senders together.
 * @throws ApiError `too_many_requests`; `unavailable`
 */
export async function limitFormRate(
  event: Pick<ApiEvent, 'headers' | 'requestContext'>,
  form: 'contact' | 'newsletter',
  isMarked: boolean,
): Promise<void> {
  const { perAddress, overall } = isMarked ? marked : unmarked;
  const counted = isMarked ? `marked ${form}` : form;
  await takeTokens([
    ...bucketsOfSender(event, `${counted} from`, perAddress),
    bucketOf(counted, overall),
  ]);
}
