import * as z from 'zod/mini';
import { ErrorResponse } from './error.ts';
import { text } from './fields.ts';
import { limits } from './limits.ts';

/** A reply template. `{firstName}` and the like are placeholders for the visitor's data. */
export const ReplyTemplate = z.strictObject({
  name: text(limits.templateName),
  text: text(limits.template),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

/** All templates in display order. */
export const ReplyTemplates = z.strictObject({
  templates: z.array(ReplyTemplate, { error: 'must be a list' }).check(
    z.maxLength(limits.templates, { error: `must be ${limits.templates} at most` }),
    z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
      error: 'must have different names',
    }),
  ),
});
export type ReplyTemplates = z.infer<typeof ReplyTemplates>;

/** The response to a change that lost a race, with the current templates. */
export const ReplyTemplatesConflict = z.extend(ErrorResponse, { current: ReplyTemplates });
