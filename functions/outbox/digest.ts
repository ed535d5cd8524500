import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { ContactSubmission } from '#contract/contact/submission.ts';
import { digestKind } from '#contract/mail.ts';
import { fromEnvironment } from '../http/environment.ts';
import { logger } from '../http/logger.ts';
import { digestMail } from './digest-mail.ts';
import { changeSchedule, readSchedule, type DigestSchedule } from './digest-store.ts';
import { dueContacts } from './due-contacts.ts';
import { inParallel } from './in-parallel.ts';
import { MailDelayed, type SendMail } from './mail-run.ts';
import { notify } from './notify.ts';
import {
  claim,
  type ClaimedRow,
  clear,
  type DueRow,
  giveBack,
  giveUp,
  postpone,
} from './outbox-store.ts';

/** Contacts in one digest. */
const maxContacts = 100;

/** Milliseconds between two digests. */
const interval = 60_000;

/**
 * Milliseconds that the next digest is waited for. A schedule does not come to the millisecond: a digest that may be
 * sent in a second would else be a minute late.
 */
const maxWait = 15_000;

/**
 * Milliseconds after which another dispatcher may send a digest, if this one dies: longer than a function lives, and
 * than the leases of what it has claimed, which comes first then.
 */
const digestLease = 130_000;

/** Minutes after each digest in a row that could not be sent until the next; the last of them goes on. */
export const delays = [1, 2, 5, 10, 15] as const;

/** Attempts at a contact, in about seven hours, before somebody has to look at it. */
export const maxAttempts = 30;

const { id, submittedAt, firstName, lastName, message, about, callTimes, status } =
  ContactSubmission.shape;
const Announced = z.object({
  id,
  submittedAt,
  firstName,
  lastName,
  message,
  about,
  callTimes,
  status,
});
const options = { siteUrl: fromEnvironment('SITE_URL'), withMessage: notify.withMessage };

/**
 * Announces the contacts that are due, the oldest first, in one mail, unless there was one within the last minute or
 * the last ones failed. While mail fails, all contacts wait together, so that they keep their order.
 * @throws ApiError `unavailable`: what is claimed is due again after its lease
 */
export async function sendDigest(send: SendMail): Promise<void> {
  const schedule = await claimDigest();
  if (schedule === undefined) return;
  const due = (await dueContacts()).toSorted(byArrival).slice(0, maxContacts);
  const claimed = (await inParallel(due, claim)).filter((row) => row !== undefined);
  const contacts = (await inParallel(claimed, toAnnounce)).filter((each) => each !== undefined);
  if (contacts.length === 0) {
    await changeSchedule(schedule, { ...schedule, nextAt: Date.now() });
    return;
  }
  const rows = contacts.map(({ row }) => row);
  try {
    const announced = contacts.map(({ contact }) => contact);
    await send(digestKind, async () => ({ to: notify.emails, ...digestMail(announced, options) }));
  } catch (error) {
    if (error instanceof MailDelayed) {
      await inParallel(rows, (row) => settled(giveBack(row)));
      await changeSchedule(schedule, { ...schedule, nextAt: Date.now() });
      return;
    }
    logger.error('digest not sent', { error, contacts: rows.length });
    await retryLater(schedule, rows);
    return;
  }
  await inParallel(rows, (row) => settled(clear(row)));
  await changeSchedule(schedule, { nextAt: Date.now() + interval, failures: 0 });
}

/** A claimed row as a contact, unless nobody is to be notified of it, or each attempt at it has ended in the middle. */
async function toAnnounce(row: ClaimedRow) {
  const { data: contact } = Announced.safeParse(row.row);
  if (contact === undefined || row.attempts > maxAttempts) {
    logger.error('contact given up', { key: row.key });
    await giveUp(row);
    return undefined;
  }
  if (contact.status === 'spam') {
    await clear(row);
    return undefined;
  }
  return { row, contact };
}

/** One row that cannot be written must not keep the others from it: it is announced once more after its lease. */
async function settled(written: Promise<void>): Promise<void> {
  try {
    await written;
  } catch (error) {
    logger.error('contact not settled', { error });
  }
}

/** Makes the next digest ours, waiting for it if that does not take long. */
async function claimDigest(): Promise<DigestSchedule | undefined> {
  const schedule = await readSchedule();
  const wait = schedule.nextAt - Date.now();
  if (wait > maxWait) return undefined;
  if (wait > 0) await pause(wait);
  const ours = { ...schedule, nextAt: Date.now() + digestLease };
  return (await changeSchedule(schedule, ours)) ? ours : undefined;
}

/** By the time of the contact: that of the outbox is another one after a lease. */
function byArrival({ row: one }: DueRow, { row: other }: DueRow): number {
  return String(one['submittedAt']) < String(other['submittedAt']) ? -1 : 1;
}

/** Contacts are due again at once, as the digest itself waits. */
async function retryLater(schedule: DigestSchedule, rows: readonly ClaimedRow[]): Promise<void> {
  const failures = schedule.failures + 1;
  const minutes = delays[failures - 1] ?? delays[delays.length - 1] ?? 1;
  await inParallel(rows, (row) =>
    settled(
      row.attempts < maxAttempts
        ? postpone(row, Date.parse(String(row.row['submittedAt'])))
        : giveUp(row),
    ),
  );
  await changeSchedule(schedule, { nextAt: Date.now() + minutes * 60_000, failures });
}
