import { versionedQuery } from '../data/queries.ts';

export const templatesQuery = versionedQuery('GET /reply-templates');
