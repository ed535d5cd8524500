import type { ApiEvent } from '../http/api.ts';
import { viewerAddress } from '../http/viewer-address.ts';
import { type Rate, returnTurn } from '../throttle/throttle-store.ts';
import { bucketOf, turn } from '../throttle/turns.ts';
import { knownBrowser } from './known-browser.ts';

/** Room for an office behind one address; a list of stolen passwords gets 240 tries an hour. */
const perAddress: Rate = { burst: 20, seconds: 15 };

/**
 * For one name from browsers that it never signed in with, wherever they are. Cognito locks a user from
 * the fifth failure on, for longer each time, and forgets after 15 minutes of quiet: these numbers stay
 * below both, so that strangers cannot make it lock anybody out. They leave a guesser 94 tries a day.
 */
const perStranger: Rate = { burst: 4, seconds: 16 * 60 };

/** For a browser that has signed in with that name before: strangers' tries do not use up its turns. */
const perKnownBrowser: Rate = { burst: 5, seconds: 60 };

/** What is tried: turns of one are not turns of the other. */
type Attempt = 'password' | 'code';

/**
 * Makes an attempt to sign in where there is a turn for it, whether or not the name is anybody's. A turn
 * that led on is given back to the name, though not to the address.
 * @throws Refusal `too_many_requests` with the time to wait; whatever `attempt` throws.
 */
export async function slowly<Output>(
  event: Pick<ApiEvent, 'cookies' | 'headers' | 'requestContext'>,
  what: Attempt,
  username: string,
  attempt: () => Promise<Output>,
): Promise<Output> {
  await turn(bucketOf(`address ${viewerAddress(event)}`), perAddress);
  const name = username.toLowerCase();
  const browser = knownBrowser(event, name);
  const rate = browser === undefined ? perStranger : perKnownBrowser;
  const bucket = bucketOf(`${what} ${browser ?? ''} ${name}`);
  await turn(bucket, rate);
  const output = await attempt();
  await returnTurn(bucket, rate);
  return output;
}
