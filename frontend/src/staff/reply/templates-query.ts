import type { ReplyTemplates } from '#contract/reply-templates.ts';
import { versionedQuery } from '../data/queries.ts';

export type Templates = ReplyTemplates & { readonly version: number };

export const templatesQuery = versionedQuery('GET /reply-templates');
