import type { ApiEvent } from '../http/api.ts';
import type { Rate } from '../throttle/throttle-store.ts';
import { type Bucket, bucketOf, bucketsOfSender, takeTokens } from '../throttle/token-buckets.ts';
import { knownBrowser } from './known-browser.ts';

/** Room for an office behind one address; a list of stolen passwords gets 240 tries an hour. */
const perAddress: Rate = { burst: 20, seconds: 15 };

/**
 * For one name from browsers that it never signed in with, wherever they are. Cognito locks a user from
 * the fifth failure on, for longer each time, and forgets after 15 minutes of quiet: these numbers stay
 * below both, so that strangers cannot make it lock anybody out. They leave a guesser 94 tries a day.
 */
const perStranger: Rate = { burst: 4, seconds: 16 * 60 };

/**
 * For all such browsers and names together: so many questions to Cognito leave most of the function's
 * executions, and of what Cognito answers in a second, to browsers that are known.
 */
const allStrangers: Rate = { burst: 200, seconds: 0.2 };

/** For a browser that has signed in with that name before: strangers cannot use up its tokens. */
const perKnownBrowser: Rate = { burst: 5, seconds: 60 };

/** Each kind of attempt has its own tokens. */
type Attempt = 'password' | 'code';

/**
 * Makes an attempt to sign in if there is a token for it, whether or not the user exists. A successful attempt gives
 * its tokens back.
 * @throws ApiError `too_many_requests` with the time to wait; whatever `attempt` throws.
 */
export async function limitAttempts<Output>(
  event: Pick<ApiEvent, 'cookies' | 'headers' | 'requestContext'>,
  what: Attempt,
  username: string,
  attempt: () => Promise<Output>,
): Promise<Output> {
  const giveBack = await takeTokens(bucketsOf(event, what, username.toLowerCase()));
  const output = await attempt();
  await giveBack();
  return output;
}

function bucketsOf(
  event: Pick<ApiEvent, 'cookies' | 'headers' | 'requestContext'>,
  what: Attempt,
  name: string,
): Bucket[] {
  const browser = knownBrowser(event, name);
  if (browser !== undefined) return [bucketOf(`${what} ${browser} ${name}`, perKnownBrowser)];
  return [
    ...bucketsOfSender(event, 'address', perAddress),
    bucketOf(`${what}  ${name}`, perStranger),
    bucketOf('strangers', allStrangers),
  ];
}
