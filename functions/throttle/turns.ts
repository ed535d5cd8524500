import { createHmac } from 'node:crypto';
import type { ApiEvent } from '../http/api.ts';
import { listFromEnvironment } from '../http/environment.ts';
import { ApiError } from '../http/api-error.ts';
import { viewerNetworks } from '../http/viewer-networks.ts';
import { type Rate, returnTurn, secondsToTurn, takeTurn } from './throttle-store.ts';

/** Rows are named by a keyed digest, so that the table says neither who tried nor from where. */
const [key] = listFromEnvironment('originSecrets');

/** A wider network has room for this many of those that it consists of. */
const share = 4;

/** A row that counts turns, and how often it has one. */
export interface Bucket {
  readonly row: string;
  readonly rate: Rate;
}

/** The bucket that counts the turns of what `text` names. */
export function bucketOf(text: string, rate: Rate): Bucket {
  return { row: createHmac('sha256', key).update(`throttle\n${text}`).digest('base64url'), rate };
}

/** The buckets of whoever sends a request: of the address, and of the IPv6 network that it may be one of many in. */
export function bucketsOfSender(
  event: Pick<ApiEvent, 'headers' | 'requestContext'>,
  text: string,
  { burst, seconds }: Rate,
): Bucket[] {
  return viewerNetworks(event).map((network, at) =>
    bucketOf(`${text} ${network}`, { burst: burst * share ** at, seconds: seconds / share ** at }),
  );
}

/**
 * Takes a turn of each bucket, in this order, or of none: whoever has none left takes none from the others.
 * @returns gives the turns back
 * @throws ApiError `too_many_requests`, with the seconds until there is a turn; `unavailable`
 */
export async function takeTurns(buckets: readonly Bucket[]): Promise<() => Promise<void>> {
  const taken: Bucket[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map(({ row, rate }) => returnTurn(row, rate)));
  };
  for (const bucket of buckets) {
    const { row, rate } = bucket;
    if (!(await takeTurn(row, rate))) {
      const [retryAfter] = await Promise.all([secondsToTurn(row, rate), giveBack()]);
      throw new ApiError('too_many_requests', { retryAfter });
    }
    taken.push(bucket);
  }
  return giveBack;
}
