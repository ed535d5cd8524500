import * as z from 'zod/mini';

/**
 * What a public form says of how it was filled in, beside what the visitor wrote. It never changes the
 * answer: it decides whether the row that is stored carries a suspicion.
 */
export const traces = {
  /** A field that no person can see or reach: what stands in it was written by a program. */
  subject: z.optional(z.string()),
  /** Milliseconds between the page's opening and its form's sending, on a clock that nobody can set. */
  elapsed: z.optional(z.number()),
};

/** Why a row may be spam: it came with the unseen field filled in, too soon, or without any time. */
const Suspicion = z.enum(['decoy', 'hasty', 'untimed']);
export type Suspicion = z.infer<typeof Suspicion>;

/** Left out where there is none. */
export const Suspicions = z.optional(z.array(Suspicion));
