import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));

/** Upper bounds of the histograms in minutes; the last bucket has none. */
export const minutesUpTo = [5, 15, 30, 60, 120, 240, 480, 1440, 2880, 10080] as const;

/** What happened on a day (UTC), counted as it happened. */
export const DayFigures = z.strictObject({
  day: z.iso.date(),
  /** New contacts by source. */
  form: count,
  mail: count,
  phone: count,
  /** Replies that were sent. */
  replies: count,
  /** Contacts that were first answered that day, by the minutes they waited: see {@link minutesUpTo}. */
  firstAnswers: z.array(count),
  /** Contacts that were closed that day, by the minutes since they arrived. */
  closings: z.array(count),
});
export type DayFigures = z.infer<typeof DayFigures>;

/** The figures page: counters, and the open contacts by age. */
export const Figures = z.strictObject({
  /** The last 30 days, oldest first, without those on which nothing happened. */
  days: z.array(DayFigures),
  /** New and open contacts by age: up to a day, three days, a week, and older. Each counts up to 100. */
  openByAge: z.strictObject({ day: count, threeDays: count, week: count, older: count }),
});
export type Figures = z.infer<typeof Figures>;
