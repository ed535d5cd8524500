import { setTimeout as pause } from 'node:timers/promises';
import { digestKind } from '#contract/mail.ts';
import { fromEnvironment } from '../http/environment.ts';
import { logger } from '../http/logger.ts';
import { Announced, digestMail } from './digest-mail.ts';
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

/** Maximum contacts per digest. */
const maxContacts = 100;

/** Milliseconds between two digests. */
const interval = 60_000;

/**
 * Milliseconds to wait for a digest's turn. Schedules are not exact: without it, a digest due within a second would go
 * out a minute late.
 */
const maxWait = 15_000;

/**
 * Milliseconds until another dispatcher may send a digest if this one dies. Longer than a function lives and than the
 * leases of its claims, which end first.
 */
const digestLease = 130_000;

/** Minutes between failed digests; the last value repeats. */
export const delays = [1, 2, 5, 10, 15] as const;

/** Attempts at a contact, over about seven hours, before somebody must look. */
export const maxAttempts = 30;

const options = { siteUrl: fromEnvironment('SITE_URL'), withMessage: notify.withMessage };

/**
 * Announces due contacts in one mail, oldest first, unless one was sent within the last minute or a retry is pending.
 * While mail fails, all contacts wait together and keep their order.
 * @throws ApiError `unavailable`: claimed rows are due again after their lease
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

/** Returns a claimed row as a contact, unless nobody is to be notified or every attempt crashed. */
async function toAnnounce(row: ClaimedRow) {
  const { data: contact } = Announced.safeParse(row.row);
  if (contact === undefined || row.attempts > maxAttempts) {
    logger.error('contact given up', { key: row.key });
    await giveUp(row);
    return undefined;
  }
  if (row.row['status'] === 'spam') {
    await clear(row);
    return undefined;
  }
  return { row, contact };
}

/** A row that cannot be written must not block the others; it is announced again after its lease. */
async function settled(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    logger.error('contact not settled', { error });
  }
}

/** Claims the next digest, after a short wait if needed. */
async function claimDigest(): Promise<DigestSchedule | undefined> {
  const schedule = await readSchedule();
  const wait = schedule.nextAt - Date.now();
  if (wait > maxWait) return undefined;
  if (wait > 0) await pause(wait);
  const ours = { ...schedule, nextAt: Date.now() + digestLease };
  return (await changeSchedule(schedule, ours)) ? ours : undefined;
}

/** By the contact's time; the outbox time changes with a lease. */
function byArrival({ row: one }: DueRow, { row: other }: DueRow): number {
  return String(one['submittedAt']) < String(other['submittedAt']) ? -1 : 1;
}

/** Contacts are due at once, because the digest's own schedule delays them. */
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
