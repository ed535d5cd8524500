import * as z from 'zod/mini';

/**
 * How a public form was filled in. It never changes the response, only the row's spam signals and whether anybody is
 * notified.
 */
export const formChecks = {
  /** A honeypot: people can neither see nor reach the field, so only a program fills it in. */
  subject: z.optional(
    z.string().check(z.describe('leave it out: it is there for programs that fill in everything')),
  ),
  /**
   * Milliseconds from the draft's first key press, or from opening the page if that was earlier, to sending the form.
   */
  elapsed: z.optional(
    z
      .number()
      .check(
        z.describe(
          'milliseconds from the first key in the form to sending it; without it, staff see the entry marked as suspected spam, and all else stays the same',
        ),
      ),
  ),
};

/**
 * Why a row may be spam: the honeypot was filled in, the form was sent too fast or without a time, or staff have blocked
 * the sender. Rows keep these values, and an older release after a rollback reads them.
 */
const SpamSignal = z.enum(['honeypot', 'too-fast', 'untimed', 'blocked']);
export type SpamSignal = z.infer<typeof SpamSignal>;

/** Left out if there are none. */
export const SpamSignals = z.optional(z.array(SpamSignal));
