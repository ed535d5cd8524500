import { withoutBody } from '../http/api.ts';
import { currentTemplates } from './reply-templates.ts';

/** `GET /reply-templates`, behind the staff authorizer. */
export const handler = withoutBody<'getReplyTemplates'>(currentTemplates);
