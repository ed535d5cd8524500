import { useState } from 'react';
import type { ReplyTemplates } from '#contract/reply-templates.ts';
import { callForStaff } from '../../api/staff.ts';
import { useLoad } from '../ui/use-load.ts';
import { type Draft, draftOf } from './draft.ts';

interface Editing {
  readonly drafts: readonly Draft[];
  /** That the next save replaces. */
  readonly version: number;
  /** `stale` and `failed` are a save's, and `missing` says that nothing could be loaded. */
  readonly state:
    | 'loading'
    | 'missing'
    | 'unchanged'
    | 'changed'
    | 'saving'
    | 'saved'
    | 'stale'
    | 'failed';
  /** What somebody else has saved meanwhile. */
  readonly theirs: readonly Draft[];
}

const before: Editing = { drafts: [], version: 0, state: 'loading', theirs: [] };

/** The templates while they are edited, and what became of the last try to save them. */
export function useReplyTemplates() {
  const [editing, setEditing] = useState(before);
  const { drafts, state, version, theirs } = editing;

  useLoad(async (signal) => {
    const read = await readTemplates(signal);
    if (!signal.aborted) setEditing(read);
  });

  return {
    drafts,
    state,
    change: (next: readonly Draft[]) => setEditing({ ...editing, drafts: next, state: 'changed' }),
    showTheirs: () => setEditing({ ...editing, drafts: theirs, state: 'unchanged' }),
    save: async () => {
      setEditing({ ...editing, state: 'saving' });
      const result = await saveTemplates(drafts, version);
      // What was typed meanwhile stays, and is not saved yet.
      setEditing((now) => ({
        ...now,
        ...result,
        ...(now.drafts !== drafts && result.state === 'saved' && { state: 'changed' }),
      }));
    },
    retry: async () => {
      setEditing(before);
      setEditing(await readTemplates());
    },
  };
}

async function readTemplates(signal?: AbortSignal): Promise<Editing> {
  const outcome = await callForStaff('GET /reply-templates', { ...(signal && { signal }) });
  if (outcome.kind !== 'success') return { ...before, state: 'missing' };
  const { data, etag } = outcome;
  return {
    ...before,
    drafts: data.templates.map(draftOf),
    version: versionIn(etag),
    state: 'unchanged',
  };
}

async function saveTemplates(
  drafts: readonly Draft[],
  version: number,
): Promise<Partial<Editing> & Pick<Editing, 'state'>> {
  const body = { templates: drafts.map(({ name, text }) => ({ name, text })) };
  const outcome = await callForStaff('PUT /reply-templates', { body, ifMatch: version });
  if (outcome.kind === 'success') return { state: 'saved', version: versionIn(outcome.etag) };
  if (outcome.kind !== 'error' || outcome.status !== 412) return { state: 'failed' };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a 412
  const { templates } = outcome.current as ReplyTemplates;
  return {
    state: 'stale',
    version: versionIn(outcome.etag ?? null),
    theirs: templates.map(draftOf),
  };
}

/** `"7"`; a proxy that compresses may make it `W/"7"`. */
function versionIn(etag: string | null): number {
  return Number(/\d+/.exec(etag ?? '')?.[0] ?? 0);
}
