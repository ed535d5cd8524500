import * as z from 'zod/mini';
import { ErrorResponse } from './error.ts';
import { text } from './fields.ts';
import { limits } from './limits.ts';

/** A reply template of staff. `{firstName}` and the like stand for what is known of the visitor. */
export const ReplyTemplate = z.strictObject({
  name: text(limits.templateName),
  text: text(limits.template),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

/** All of them, in the order in which they are offered. */
export const ReplyTemplates = z.strictObject({
  templates: z.array(ReplyTemplate, { error: 'must be a list' }).check(
    z.maxLength(limits.templates, { error: `must be ${limits.templates} at most` }),
    z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
      error: 'must have different names',
    }),
  ),
});
export type ReplyTemplates = z.infer<typeof ReplyTemplates>;

/** The error of a change that somebody else's has overtaken, and the templates as they are now. */
export const ReplyTemplatesConflict = z.extend(ErrorResponse, { current: ReplyTemplates });
