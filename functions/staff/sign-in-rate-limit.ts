import { foldedUsername } from '#contract/text.ts';
import type { ApiEvent } from '../http/api-event.ts';
import { viewerNetworks } from '../http/viewer-networks.ts';
import type { Rate } from '../throttle/throttle-store.ts';
import { type Bucket, bucketOf, bucketsOfSender, withTokens } from '../throttle/token-buckets.ts';
import { isLockedOut } from './cognito-errors.ts';
import { knownBrowser } from './known-browser.ts';

/** Enough for an office behind one address; a list of stolen passwords gets 240 attempts an hour. */
const perAddress: Rate = { burst: 20, seconds: 15 };

/**
 * For one username from one network (an IPv4 address, or the /48 of IPv6): whoever fails waits, and nobody elsewhere. A
 * network alone never comes near the limits of the username.
 */
const perUsernameAndNetwork: Rate = { burst: 4, seconds: 30 * 60 };

/**
 * For one username, from all browsers that have not signed in with it: nine failures an hour keep nobody else waiting.
 * They allow 226 guesses a day, from however many addresses.
 */
const perUsername: Rate = { burst: 10, seconds: 60 * (60 / 9) };

/**
 * Likewise, since there was none for longer than the 15 minutes after which Cognito forgets: its lock, which doubles from
 * the fifth failure on and meets known browsers too, stays at 32 seconds.
 */
const inARow: Rate = { burst: 10, seconds: 16 * 60, inARow: true };

/** For who is signed in, below Cognito's fifth failure and slower than it forgets. */
const perOwner: Rate = { burst: 4, seconds: 16 * 60 };

/**
 * For all such browsers and usernames together. It leaves most of the function's concurrency and of Cognito's quota
 * to known browsers.
 */
const allUnknownBrowsers: Rate = { burst: 200, seconds: 0.2 };

/** For a browser that has signed in with that username before: nobody else can use up its tokens. */
const perKnownBrowser: Rate = { burst: 5, seconds: 60 };

/** Each kind has its own buckets. */
type Attempt = 'password' | 'code';

/**
 * Makes an attempt to sign in if every bucket has a token, whether or not the user exists. A successful attempt
 * returns its tokens.
 * @throws ApiError `too_many_requests` with the time to wait; whatever `attempt` throws.
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
 * Makes an attempt at the password, or a code, of who is signed in: whoever took a session has no more guesses than a stranger. In
 * a bucket of its own, so that they use up none of its owner's sign-ins. A successful attempt returns its token.
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
  // What somebody has typed comes last, so that it is never taken for another bucket.
  return [
    ...bucketsOfSender(event, 'address', perAddress),
    bucketOf(`${kind} from ${network} ${name}`, perUsernameAndNetwork),
    bucketOf('strangers', allUnknownBrowsers),
    // Before the other: its wait is the longer one.
    bucketOf(`${kind} in a row ${name}`, inARow),
    bucketOf(`${kind}  ${name}`, perUsername),
  ];
}
