import * as z from 'zod/mini';

/**
 * How a public form was filled in. It never changes the response: it decides whether the stored row carries spam
 * signals.
 */
export const formChecks = {
  /** A honeypot: no person can see or reach the field, so only a program fills it in. */
  subject: z.optional(
    z.string().check(z.describe('leave it out: it is there for programs that fill in everything')),
  ),
  /** Milliseconds from opening the page to sending its form, on a monotonic clock. */
  elapsed: z.optional(
    z
      .number()
      .check(
        z.describe(
          'milliseconds from opening the form to sending it; without it, staff find the entry among suspected spam',
        ),
      ),
  ),
};

/** Why a row may be spam: the honeypot was filled in, the form came too soon, or without a time. */
const SpamSignal = z.enum(['decoy', 'hasty', 'untimed']);
export type SpamSignal = z.infer<typeof SpamSignal>;

/** Left out where there is none. */
export const SpamSignals = z.optional(z.array(SpamSignal));
