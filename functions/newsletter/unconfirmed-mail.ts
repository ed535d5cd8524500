import * as z from 'zod/mini';
import { secondsOfDay } from '#contract/retention.ts';
import { fromEnvironment, isInEnvironment } from '../http/environment.ts';
import { MailDelayed } from '../outbox/mail-run.ts';
import { type Rate, takeToken } from '../rate-limits/bucket-store.ts';
import { countMail, isOpen } from './breaker-store.ts';
import { askImported, waitingImported } from './import-store.ts';

/** The delay in milliseconds for a mail that may not be sent now. */
const wait = 15 * 60_000;

/** Imported addresses that one call asks at most. */
const maxAsked = 100;

/** Parsed on demand: a stage may send no mail. */
const Settings = z.object({ unconfirmedPerDay: z.number() });

/**
 * Reserves a mail to an unconfirmed address, because anybody can enter anybody's. The stage limits them per day, and
 * none are sent while too many recent ones bounced.
 * @returns the mail's number, which its bounce carries
 * @throws MailDelayed; ApiError `unavailable`
 */
export async function numberOfUnconfirmed(): Promise<number> {
  if ((await isOpen()) || !(await takeToken('unconfirmed mails', rateOf(1)))) {
    throw new MailDelayed(Date.now() + wait);
  }
  return countMail();
}

/**
 * Requests the confirmation mails of imported addresses whose turn has come. They get half of the day's mails at most,
 * so that a long file does not delay those who enter their address themselves.
 */
export async function askWaitingImported(): Promise<void> {
  // A stage may send no mail.
  if (!isInEnvironment('MAIL')) return;
  const waiting = await waitingImported(maxAsked);
  if (waiting.length === 0 || (await isOpen())) return;
  for (const email of waiting) {
    if (!(await takeToken('imported mails', rateOf(1 / 2)))) return;
    await askImported(email);
  }
}

/** A share of the day's limit: a fifth at once, the rest spread over the day, so that no 24 hours exceed it. */
function rateOf(share: number): Rate {
  const { unconfirmedPerDay } = Settings.parse(JSON.parse(fromEnvironment('MAIL')));
  const perDay = Math.floor(unconfirmedPerDay * share);
  const burst = Math.ceil(perDay / 5);
  return { burst, seconds: secondsOfDay / (perDay - burst) };
}
