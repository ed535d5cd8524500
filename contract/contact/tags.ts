import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { staffLimits } from '#contract/limits.ts';

/** The colours of tags: names of tokens, which both colour schemes define. */
export const tagColours = ['grey', 'green', 'blue', 'amber', 'red', 'violet'] as const;

/** A tag that staff can put on contacts. */
export const Tag = z.strictObject({
  name: text(staffLimits.tagName),
  colour: z.enum(tagColours, { error: `must be one of ${tagColours.join(', ')}` }),
});
export type Tag = z.infer<typeof Tag>;

/** All tags in display order. */
export const Tags = z.strictObject({
  tags: z.array(Tag, { error: 'must be a list' }).check(
    z.maxLength(staffLimits.tags, { error: `must have at most ${staffLimits.tags} entries` }),
    z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
      error: 'must have different names',
    }),
  ),
});
export type Tags = z.infer<typeof Tags>;
