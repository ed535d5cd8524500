import type { Tags } from '#contract/contact/tags.ts';
import { callForStaff } from '../../api/staff.ts';
import { type TagList, tagsQuery } from '../contacts/tags-query.ts';
import { queryClient, succeed } from '../data/query-client.ts';
import { useDrafts, versionIn } from '../data/use-drafts.ts';
import { draftOf } from './draft.ts';

/** The tags while they are edited, and what became of the last try to save them. */
export function useTags(loaded: TagList) {
  return useDrafts({
    loaded: () => loaded.tags.map(draftOf),
    version: loaded.version,
    save: async (drafts, ifMatch) => {
      const tags = drafts.map(({ name, colour }) => ({ name, colour }));
      const { etag } = await succeed(callForStaff('PUT /tags', { body: { tags }, ifMatch }));
      const saved = { tags, version: versionIn(etag) };
      queryClient.setQueryData(tagsQuery.queryKey, saved);
      return saved;
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a 412
    draftsIn: (current) => (current as Tags).tags.map(draftOf),
  });
}
