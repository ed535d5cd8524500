import * as z from 'zod/mini';
import { Segment } from './campaign.ts';
import { email, text } from './fields.ts';
import { staffLimits } from './limits.ts';
import { SubscriberStatus } from './newsletter.ts';

const { importBatch, segments } = staffLimits;

const tags = z
  .array(Segment, { error: 'must be a list' })
  .check(z.maxLength(segments, { error: `must have at most ${segments} entries` }));

/** Replaces the tags of an address. */
export const SubscriberTags = z.strictObject({
  /** In the body because URLs are logged. */
  email: email(),
  tags,
});
export type SubscriberTags = z.infer<typeof SubscriberTags>;

/**
 * A part of a file of subscribers. With a statement of where their consent comes from, they are confirmed; without,
 * each gets a confirmation mail as after the form.
 */
export const ImportRequest = z.strictObject({
  statement: z.optional(
    text(staffLimits.statement, 'must say in 20 to 500 characters where the consent comes from'),
  ),
  rows: z
    .array(z.strictObject({ email: z.string(), tags: z.optional(tags) }), {
      error: 'must be a list',
    })
    .check(
      z.minLength(1, { error: 'must not be empty' }),
      z.maxLength(importBatch, { error: `must have at most ${importBatch} entries` }),
    ),
});
export type ImportRequest = z.infer<typeof ImportRequest>;

/** What became of each row, in their order. */
export const ImportResult = z.strictObject({
  rows: z.array(
    z.strictObject({
      result: z.enum(['added', 'known', 'invalid']),
      /** The status of a known address, which the import left as it is. */
      status: z.optional(SubscriberStatus),
    }),
  ),
});
export type ImportResult = z.infer<typeof ImportResult>;
