import type { Tags } from '#contract/contact/tags.ts';
import { versionedQuery } from '../data/queries.ts';

export type TagList = Tags & { readonly version: number };

/** The list of tags. They change rarely, and every row of the list shows some. */
export const tagsQuery = { ...versionedQuery('GET /tags'), staleTime: 5 * 60 * 1000 };
