import * as z from 'zod/mini';
import { fromEnvironment } from '../http/environment.ts';
import { MailDelayed } from '../outbox/mail-run.ts';
import { takeToken } from '../throttle/throttle-store.ts';
import { countMail, isOpen } from './breaker-store.ts';

/** The delay in milliseconds for a mail that may not be sent now. */
const wait = 15 * 60_000;

const secondsOfDay = 86_400;

/** Parsed on demand: a stage may send no mail. */
const Settings = z.object({ unconfirmedPerDay: z.number() });

/**
 * Reserves a mail to an unconfirmed address, because anybody can enter anybody's. The stage limits them per day, and
 * none are sent while too many recent ones bounced.
 * @returns the mail's number, which its bounce carries
 * @throws MailDelayed; ApiError `unavailable`
 */
export async function numberOfUnconfirmed(): Promise<number> {
  const { unconfirmedPerDay } = Settings.parse(JSON.parse(fromEnvironment('MAIL')));
  // A fifth at once, the rest spread over the day, so that no 24 hours exceed the limit.
  const burst = Math.ceil(unconfirmedPerDay / 5);
  const rate = { burst, seconds: secondsOfDay / (unconfirmedPerDay - burst) };
  if ((await isOpen()) || !(await takeToken('unconfirmed mails', rate))) {
    throw new MailDelayed(Date.now() + wait);
  }
  return countMail();
}
