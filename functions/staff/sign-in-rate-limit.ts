import { foldedUsername } from '#contract/text.ts';
import type { ApiEvent } from '../http/api-event.ts';
import { viewerNetworks } from '../http/viewer-networks.ts';
import type { Rate } from '../rate-limits/bucket-store.ts';
import {
  type Bucket,
  bucketOf,
  bucketsOfSender,
  withTokens,
} from '../rate-limits/token-buckets.ts';
import { isLockedOut } from './cognito-errors.ts';
import { knownBrowser } from './known-browser.ts';

/** Enough for an office behind one address; a list of stolen passwords gets 240 attempts an hour. */
const perAddress: Rate = { burst: 20, seconds: 15 };

/**
 * Per username and network (an IPv4 address, or an IPv6 /48): failures delay only that network. One network never
 * reaches the username's limits.
 */
const perUsernameAndNetwork: Rate = { burst: 4, seconds: 30 * 60 };

/**
 * Per username, for all browsers unknown to it: nine failures an hour delay nobody else. It allows 226 guesses a day,
 * from any number of addresses.
 */
const perUsername: Rate = { burst: 10, seconds: 60 * (60 / 9) };

/**
 * Counts failures in a row, until none came for longer than the 15 minutes after which Cognito forgets. Cognito's own
 * lock, which doubles from the fifth failure and also hits known browsers, stays at 32 seconds.
 */
const inARow: Rate = { burst: 10, seconds: 16 * 60, inARow: true };

/** For the signed-in user: below Cognito's fifth failure, and slower than it forgets. */
const perOwner: Rate = { burst: 4, seconds: 16 * 60 };

/**
 * For all unknown browsers and usernames together. It leaves most of the function's concurrency and Cognito's quota to
 * known browsers.
 */
const allUnknownBrowsers: Rate = { burst: 200, seconds: 0.2 };

/** Per browser that has signed in with the username: nobody else can use up its tokens. */
const perKnownBrowser: Rate = { burst: 5, seconds: 60 };

/** Each kind has its own buckets. */
type Attempt = 'password' | 'code';

/**
 * Makes a sign-in attempt if every bucket has a token, whether or not the user exists. A successful attempt returns its
 * tokens.
 * @throws ApiError `too_many_requests` with the time to wait; whatever `attempt` throws
 */
export async function limitAttempts<Output>(
  event: Pick<ApiEvent, 'cookies' | 'headers' | 'requestContext'>,
  kind: Attempt,
  username: string,
  attempt: () => Promise<Output>,
): Promise<Output> {
  return countFailures(bucketsOf(event, kind, foldedUsername(username)), attempt);
}

/**
 * Limits the signed-in user's attempts at a password or code, so that a stolen session gets no more guesses than a
 * stranger. Its own bucket leaves the owner's sign-ins alone. A successful attempt returns its token.
 * @throws as {@link limitAttempts}
 */
export async function limitOwnAttempts<Output>(
  username: string,
  attempt: () => Promise<Output>,
): Promise<Output> {
  return countFailures([bucketOf(`own  ${foldedUsername(username)}`, perOwner)], attempt);
}

function countFailures<Output>(
  buckets: readonly Bucket[],
  attempt: () => Promise<Output>,
): Promise<Output> {
  return withTokens(buckets, async (putBack) => {
    try {
      const output = await attempt();
      await putBack();
      return output;
    } catch (error) {
      if (isLockedOut(error)) await putBack();
      throw error;
    }
  });
}

function bucketsOf(
  event: Pick<ApiEvent, 'cookies' | 'headers' | 'requestContext'>,
  kind: Attempt,
  name: string,
): Bucket[] {
  const browser = knownBrowser(event, name);
  if (browser !== undefined) return [bucketOf(`${kind} ${browser} ${name}`, perKnownBrowser)];
  const network = viewerNetworks(event).at(-1);
  // User input comes last, so that it cannot name another bucket.
  return [
    ...bucketsOfSender(event, 'address', perAddress),
    bucketOf(`${kind} from ${network} ${name}`, perUsernameAndNetwork),
    bucketOf('strangers', allUnknownBrowsers),
    // First, because its wait is the longer one.
    bucketOf(`${kind} in a row ${name}`, inARow),
    bucketOf(`${kind}  ${name}`, perUsername),
  ];
}
