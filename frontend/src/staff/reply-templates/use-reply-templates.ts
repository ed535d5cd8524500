import type { ReplyTemplates } from '#contract/reply-templates.ts';
import { callForStaff } from '../../api/staff.ts';
import { queryClient, succeed } from '../data/query-client.ts';
import { useDrafts, versionIn } from '../data/use-drafts.ts';
import { draftOf } from './draft.ts';
import { type Templates, templatesQuery } from '../reply/templates-query.ts';

/** The templates being edited, and the result of the last attempt to save. */
export function useReplyTemplates(loaded: Templates) {
  return useDrafts({
    loaded: () => loaded.templates.map(draftOf),
    version: loaded.version,
    save: async (drafts, ifMatch) => {
      const templates = drafts.map(({ name, text }) => ({ name, text }));
      const call = callForStaff('PUT /reply-templates', { body: { templates }, ifMatch });
      const { etag } = await succeed(call);
      const saved = { templates, version: versionIn(etag) };
      queryClient.setQueryData(templatesQuery.queryKey, saved);
      return saved;
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a 412
    draftsIn: (current) => (current as ReplyTemplates).templates.map(draftOf),
  });
}
