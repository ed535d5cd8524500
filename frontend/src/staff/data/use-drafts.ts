import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, statusOf } from './query-client.ts';

/** `"7"`; a compressing proxy may turn it into `W/"7"`. */
export function versionIn(etag: string | null): number {
  return Number(/\d+/.exec(etag ?? '')?.[0] ?? 0);
}

interface Saved {
  /** The stored version. */
  readonly version: number;
}

interface DraftsOptions<Draft> {
  readonly loaded: () => readonly Draft[];
  /** The version that a change replaces. */
  readonly version: number;
  /** Replaces a version of the list. */
  readonly save: (drafts: readonly Draft[], version: number) => Promise<Saved>;
  /** What somebody else has saved meanwhile, from a 412. */
  readonly draftsIn: (current: unknown) => readonly Draft[];
}

/** A list being edited that is saved as a whole, and the result of the last attempt. */
export function useDrafts<Draft>({ loaded, version, save, draftsIn }: DraftsOptions<Draft>) {
  const [first] = useState(loaded);
  const [drafts, change] = useState(first);
  const [replaced, setReplaced] = useState(version);
  const [theirs, setTheirs] = useState<readonly Draft[]>([]);

  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (sent: readonly Draft[]) => save(sent, replaced),
    onSuccess: (saved) => setReplaced(saved.version),
    onError: (reason) => {
      if (!(reason instanceof CallError) || statusOf(reason) !== 412) return;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a 412
      const { current, etag } = reason.outcome as { current: unknown; etag: string | null };
      setReplaced(versionIn(etag));
      setTheirs(draftsIn(current));
    },
  });

  function state() {
    if (isPending) return 'saving';
    // Text typed after the attempt is not saved yet.
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
  } as const;
}
