import { queryOptions } from '@tanstack/react-query';
import type { ReplyTemplate } from '#contract/reply-templates.ts';
import { callInBackground } from '../../api/staff.ts';
import { succeed } from '../data/query-client.ts';
import { versionIn } from '../data/use-drafts.ts';

export interface Templates {
  readonly templates: readonly ReplyTemplate[];
  /** The version that a change replaces. */
  readonly version: number;
}

/** The reply templates. */
export const templatesQuery = queryOptions({
  queryKey: ['GET /reply-templates'],
  queryFn: async ({ signal }): Promise<Templates> => {
    const { data, etag } = await succeed(callInBackground('GET /reply-templates', { signal }));
    return { templates: data.templates, version: versionIn(etag) };
  },
  // Never changes under an editor.
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
});
