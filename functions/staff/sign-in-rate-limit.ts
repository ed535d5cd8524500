import { foldedUsername } from '#contract/text.ts';
import type { ApiEvent } from '../http/api-event.ts';
import type { Rate } from '../throttle/throttle-store.ts';
import { type Bucket, bucketOf, bucketsOfSender, withTokens } from '../throttle/token-buckets.ts';
import { knownBrowser } from './known-browser.ts';

/** Enough for an office behind one address; a list of stolen passwords gets 240 attempts an hour. */
const perAddress: Rate = { burst: 20, seconds: 15 };

/**
 * For one username, from all browsers that have not signed in with it. Cognito locks a user at the fifth failure, for
 * longer each time, and resets its count after 15 minutes without one: these numbers keep below both, so that nobody
 * can lock a user out. They allow 94 guesses a day.
 */
const perUsername: Rate = { burst: 4, seconds: 16 * 60 };

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
  return countFailures([bucketOf(`own  ${foldedUsername(username)}`, perUsername)], attempt);
}

function countFailures<Output>(
  buckets: readonly Bucket[],
  attempt: () => Promise<Output>,
): Promise<Output> {
  return withTokens(buckets, async (putBack) => {
    const output = await attempt();
    await putBack();
    return output;
  });
}

function bucketsOf(
  event: Pick<ApiEvent, 'cookies' | 'headers' | 'requestContext'>,
  kind: Attempt,
  name: string,
): Bucket[] {
  const browser = knownBrowser(event, name);
  if (browser !== undefined) return [bucketOf(`${kind} ${browser} ${name}`, perKnownBrowser)];
  return [
    ...bucketsOfSender(event, 'address', perAddress),
    bucketOf(`${kind}  ${name}`, perUsername),
    bucketOf('strangers', allUnknownBrowsers),
  ];
}
