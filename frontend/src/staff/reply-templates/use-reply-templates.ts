import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyTemplates } from '#contract/reply-templates.ts';
import { callForStaff } from '../../api/staff.ts';
import { CallError, queryClient, statusOf, succeed } from '../data/query-client.ts';
import { type Draft, draftOf } from './draft.ts';
import { type Templates, templatesQuery, versionIn } from './templates-query.ts';

/** The templates while they are edited, and what became of the last try to save them. */
export function useReplyTemplates(loaded: Templates) {
  const [first] = useState<readonly Draft[]>(() => loaded.templates.map(draftOf));
  const [drafts, change] = useState(first);
  const [version, setVersion] = useState(loaded.version);
  /** What somebody else has saved meanwhile. */
  const [theirs, setTheirs] = useState<readonly Draft[]>([]);

  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: async (sent: readonly Draft[]) => {
      const templates = sent.map(({ name, text }) => ({ name, text }));
      const call = callForStaff('PUT /reply-templates', { body: { templates }, ifMatch: version });
      const { etag } = await succeed(call);
      return { templates, version: versionIn(etag) };
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(templatesQuery.queryKey, saved);
      setVersion(saved.version);
    },
    onError: (reason) => {
      if (!(reason instanceof CallError) || statusOf(reason) !== 412) return;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a 412
      const { current, etag } = reason.outcome as { current: ReplyTemplates; etag: string | null };
      setVersion(versionIn(etag));
      setTheirs(current.templates.map(draftOf));
    },
  });

  function state() {
    if (isPending) return 'saving';
    // What was typed after a try to save is not saved yet.
    if (drafts !== variables)
      return drafts === first || drafts === theirs ? 'unchanged' : 'changed';
    if (error === null) return 'saved';
    return statusOf(error) === 412 ? 'stale' : 'failed';
  }

  return {
    drafts,
    state: state(),
    change,
    showTheirs: () => change(theirs),
    save: () => mutate(drafts),
  };
}
