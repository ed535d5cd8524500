import { limits } from '#contract/limits.ts';
import { ReplyTemplates } from '#contract/reply-templates.ts';
import { withBody } from '../http/api.ts';
import { authorOf } from '../http/author.ts';
import { requiredVersion } from '../http/precondition.ts';
import { replaceTemplates } from './replace-templates.ts';

/** `PUT /reply-templates`, behind the staff authorizer. */
export const handler = withBody<'replaceReplyTemplates'>(
  ReplyTemplates,
  ({ body, ...event }) => replaceTemplates(requiredVersion(event), body, authorOf(event)),
  { maxBytes: limits.templatesBytes },
);
