import type { ApiEvent } from '../http/api.ts';
import { viewerAddress } from '../http/viewer-address.ts';
import type { Rate } from '../throttle/throttle-store.ts';
import { bucketOf, turn } from '../throttle/turns.ts';

/** Room for a whole office behind one address, and then for one message a minute. */
const perAddress: Rate = { burst: 60, seconds: 60 };

/**
 * For everybody together: ten times what a good day brings, and a bound on what many addresses can make
 * this site store and pay for.
 */
const overall: Rate = { burst: 600, seconds: 0.1 };

/** Seconds that a refusal asks to wait: the same for both, so that nobody learns which of them it was. */
const wait = 60;

/**
 * Lets a form through where there is a turn for its sender and for all senders.
 * @throws Refusal `too_many_requests`; `unavailable`
 */
export async function pace(
  event: Pick<ApiEvent, 'headers' | 'requestContext'>,
  form: 'contact' | 'newsletter',
): Promise<void> {
  // First the sender's own: whoever has none left takes none from the others.
  await turn(bucketOf(`${form} from ${viewerAddress(event)}`), perAddress, wait);
  await turn(bucketOf(form), overall, wait);
}
