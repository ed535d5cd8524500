import { queryOptions } from '@tanstack/react-query';
import type { Tag } from '#contract/contact/tags.ts';
import { callInBackground } from '../../api/staff.ts';
import { succeed } from '../data/query-client.ts';
import { versionIn } from '../data/use-drafts.ts';

export interface TagList {
  readonly tags: readonly Tag[];
  /** The version that a change replaces. */
  readonly version: number;
}

/** The list of tags. They change rarely, and every row of the list shows some. */
export const tagsQuery = queryOptions({
  queryKey: ['GET /tags'],
  queryFn: async ({ signal }): Promise<TagList> => {
    const { data, etag } = await succeed(callInBackground('GET /tags', { signal }));
    return { tags: data.tags, version: versionIn(etag) };
  },
  staleTime: 5 * 60 * 1000,
  // Never changes under an editor.
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
});
