import { versionedQuery } from '../data/queries.ts';

/** The list of tags. They change rarely, and every row of the list shows some. */
export const tagsQuery = { ...versionedQuery('GET /tags'), staleTime: 5 * 60 * 1000 };
