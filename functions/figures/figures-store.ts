import * as z from 'zod/mini';
import { type DayFigures, minutesUpTo } from '#contract/figures.ts';
import { expiryOf } from '#contract/retention.ts';
import { tables, timeToLive } from '#contract/tables.ts';
import { ApiError } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';
import { readSettings, updateSetting } from '../settings/settings-store.ts';

const { sortKey } = tables.settings;

/** Days that the figures show, and that their counters stay. */
const [daysShown, daysKept] = [30, 35];

const buckets = minutesUpTo.length + 1;

/** Where a contact came from. */
export type Source = 'form' | 'mail' | 'phone';

type Histogram = 'firstAnswers' | 'closings';

/**
 * Counts a new contact. None of these counters fails what it counts, and none counts twice if the caller does not call
 * twice: a failure is only logged.
 */
export function countArrival(source: Source): Promise<void> {
  return count([source]);
}

/**
 * Counts a sent reply.
 * @param firstAfter the minutes that the customer had waited, if it is the first answer
 */
export function countReply(firstAfter?: number): Promise<void> {
  const first = firstAfter === undefined ? [] : [bucketName('firstAnswers', firstAfter)];
  return count(['replies', ...first]);
}

/** Counts a closed contact by the minutes since it arrived. */
export function countClosing(minutes: number): Promise<void> {
  return count([bucketName('closings', minutes)]);
}

/** The minutes between two times. */
export function minutesBetween(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 60_000);
}

/** The attribute that counts a bucket of a histogram. */
function bucketName(histogram: Histogram, minutes: number): string {
  const bucket = minutesUpTo.findIndex((limit) => minutes <= limit);
  return `${histogram}${bucket === -1 ? buckets - 1 : bucket}`;
}

async function count(counters: readonly string[]): Promise<void> {
  const now = new Date().toISOString();
  try {
    await updateSetting('figures', now.slice(0, 10), {
      UpdateExpression: `ADD ${counters.map((_, at) => `#${at} :one`).join(', ')} SET #end = :end`,
      ExpressionAttributeNames: {
        ...Object.fromEntries(counters.map((counter, at) => [`#${at}`, counter])),
        '#end': timeToLive,
      },
      ExpressionAttributeValues: { ':one': 1, ':end': expiryOf(now, daysKept) },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.warn('not counted', { error });
  }
}

const Counters = z.catchall(z.object({ [sortKey]: z.string() }), z.unknown());

/** The figures of the last days that have any, oldest first. */
export async function readDays(now = new Date()): Promise<DayFigures[]> {
  const first = new Date(now.getTime() - (daysShown - 1) * 24 * 60 * 60 * 1000);
  const range = { from: dayOf(first), to: dayOf(now) };
  return (await readSettings('figures', range)).map((row) => {
    const { [sortKey]: day, ...counters } = Counters.parse(row);
    const counted = (name: string) => Number(counters[name] ?? 0);
    const histogram = (name: Histogram) =>
      Array.from({ length: buckets }, (_, bucket) => counted(`${name}${bucket}`));
    return {
      day,
      form: counted('form'),
      mail: counted('mail'),
      phone: counted('phone'),
      replies: counted('replies'),
      firstAnswers: histogram('firstAnswers'),
      closings: histogram('closings'),
    };
  });
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
