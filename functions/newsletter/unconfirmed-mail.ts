import * as z from 'zod/mini';
import { fromEnvironment } from '../http/environment.ts';
import { MailDelayed } from '../outbox/mail-run.ts';
import { takeToken } from '../throttle/throttle-store.ts';
import { countMail, isOpen } from './breaker-store.ts';

/** Milliseconds that a mail waits which may not be sent now. */
const wait = 15 * 60_000;

const secondsOfDay = 86_400;

/** Read when it is needed: a stage may send no mail. */
const Settings = z.object({ unconfirmedPerDay: z.number() });

/**
 * Lets a mail be sent to an address whose owner has not confirmed it: anybody can enter anybody's, and invented ones.
 * There are so many of them a day as the stage says, and none while too many of the last ones have bounced.
 * @returns the mail's number, which its bounce carries
 * @throws MailDelayed; ApiError `unavailable`
 */
export async function numberOfUnconfirmed(): Promise<number> {
  const { unconfirmedPerDay } = Settings.parse(JSON.parse(fromEnvironment('MAIL')));
  // A fifth at once, and the others spread over the day: no 24 hours have more.
  const burst = Math.ceil(unconfirmedPerDay / 5);
  const rate = { burst, seconds: secondsOfDay / (unconfirmedPerDay - burst) };
  if ((await isOpen()) || !(await takeToken('unconfirmed mails', rate))) {
    throw new MailDelayed(Date.now() + wait);
  }
  return countMail();
}
