import type { ApiEvent } from '../http/api-event.ts';
import { ApiError } from '../http/api-error.ts';
import { signature } from '../http/signature.ts';
import { viewerNetworks } from '../http/viewer-networks.ts';
import { type Rate, returnToken, secondsToToken, takeToken } from './bucket-store.ts';

/** A wider network has this many times a narrower one's tokens. */
const share = 4;

/** A token bucket: its row and rate. */
export interface Bucket {
  readonly row: string;
  readonly rate: Rate;
}

/** The bucket named by `text`. Its row's name reveals neither a username nor an address. */
export function bucketOf(text: string, rate: Rate): Bucket {
  return { row: signature(`rate-limit\n${text}`), rate };
}

/** The buckets of a request's sender: the address, and the IPv6 network around it. */
export function bucketsOfSender(
  event: Pick<ApiEvent, 'headers' | 'requestContext'>,
  text: string,
  { burst, seconds }: Rate,
): Bucket[] {
  return viewerNetworks(event).map((network, at) =>
    bucketOf(`${text} ${network}`, { burst: burst * share ** at, seconds: seconds / share ** at }),
  );
}

type PutBack = () => Promise<void>;

/**
 * Makes an attempt for a token of each bucket. One that ends `unavailable` is not the sender's fault, so its tokens are
 * put back.
 * @param attempt may put them back itself
 * @throws ApiError `too_many_requests` with the seconds to wait; `unavailable`; whatever `attempt` throws
 */
export async function withTokens<Output>(
  buckets: readonly Bucket[],
  attempt: (putBack: PutBack) => Promise<Output>,
): Promise<Output> {
  const putBack = await takeTokens(buckets);
  try {
    return await attempt(putBack);
  } catch (error) {
    // If that fails too, they refill with time.
    if (error instanceof ApiError && error.code === 'unavailable') await putBack().catch(() => {});
    throw error;
  }
}

/** Takes a token from each bucket in this order, or from none. */
async function takeTokens(buckets: readonly Bucket[]): Promise<PutBack> {
  const taken: Bucket[] = [];
  const putBack = async () => {
    await Promise.all(taken.splice(0).map(({ row, rate }) => returnToken(row, rate)));
  };
  for (const bucket of buckets) {
    const { row, rate } = bucket;
    if (!(await takeToken(row, rate))) {
      const [retryAfter] = await Promise.all([secondsToToken(row, rate), putBack()]);
      throw new ApiError('too_many_requests', { retryAfter });
    }
    taken.push(bucket);
  }
  return putBack;
}
