import * as z from 'zod/mini';
import { text } from './fields.ts';
import { staffLimits } from './limits.ts';

/** A reply template. `{firstName}` and the like are placeholders for the visitor's data. */
export const ReplyTemplate = z.strictObject({
  name: text(staffLimits.templateName),
  text: text(staffLimits.template),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

/** All templates in display order. */
export const ReplyTemplates = z.strictObject({
  templates: z.array(ReplyTemplate, { error: 'must be a list' }).check(
    z.maxLength(staffLimits.templates, {
      error: `must have at most ${staffLimits.templates} entries`,
    }),
    z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
      error: 'must have different names',
    }),
  ),
});
export type ReplyTemplates = z.infer<typeof ReplyTemplates>;
