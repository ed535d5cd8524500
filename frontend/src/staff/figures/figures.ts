import { type DayFigures, minutesUpTo } from '#contract/figures.ts';
import { sources } from './content.ts';

const shownDays = 30;

const millisecondsOfDay = 86_400_000;

/** The last days, oldest first, including days without counts. */
export function lastDays(days: readonly DayFigures[], now: Date, count = shownDays): DayFigures[] {
  const known = new Map(days.map((figures) => [figures.day, figures]));
  return Array.from({ length: count }, (_, at) => {
    const before = (count - 1 - at) * millisecondsOfDay;
    const day = new Date(now.getTime() - before).toISOString().slice(0, 10);
    return known.get(day) ?? emptyDay(day);
  });
}

function emptyDay(day: string): DayFigures {
  return { day, form: 0, mail: 0, phone: 0, replies: 0, firstAnswers: [], closings: [] };
}

/** Messages of a day, from all sources. */
export function messagesOf(day: DayFigures): number {
  return sum(sources.map((source) => day[source]));
}

/** The histogram of several days: one number per bucket. */
export function histogramOf(
  days: readonly DayFigures[],
  field: 'firstAnswers' | 'closings',
): number[] {
  return Array.from({ length: minutesUpTo.length + 1 }, (_, bucket) =>
    sum(days.map((day) => day[field][bucket] ?? 0)),
  );
}

/** The bucket with the median; undefined if nothing was counted. */
export function medianBucket(histogram: readonly number[]): number | undefined {
  const half = sum(histogram) / 2;
  let below = 0;
  if (half === 0) return undefined;
  const bucket = histogram.findIndex((count) => (below += count) >= half);
  return bucket;
}

/** "under 5 min", "15 to 30 min", "1 to 2 h", "over 7 days". */
export function bucketName(bucket: number): string {
  const to = minutesUpTo[bucket];
  const from = minutesUpTo[bucket - 1];
  if (to === undefined) return `over ${withUnit(from ?? 0)}`;
  if (from === undefined) return `under ${withUnit(to)}`;
  const [low, high] = [withUnit(from), withUnit(to)];
  const [number = '', unit] = low.split(' ');
  return high.endsWith(` ${unit}`) ? `${number} to ${high}` : `${low} to ${high}`;
}

function withUnit(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 1440) return `${minutes / 60} h`;
  return minutes === 1440 ? '1 day' : `${minutes / 1440} days`;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
