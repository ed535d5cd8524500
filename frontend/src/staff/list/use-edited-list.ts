import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, statusOf } from '../data/query-client.ts';
import { versionIn } from '../data/queries.ts';

/** An entry being edited, with its own id because its name changes. */
export interface Entry<Item> {
  readonly id: number;
  readonly item: Item;
}

let lastId = 0;

export function entryOf<Item>(item: Item): Entry<Item> {
  lastId += 1;
  return { id: lastId, item };
}

/**
 * A list being edited that is saved as a whole, and the result of the last attempt.
 * @param version that a change replaces
 * @param save replaces a version of the list, and returns the new one
 * @param itemsIn what somebody else has saved meanwhile, from a 412
 */
export function useEditedList<Item>(
  items: readonly Item[],
  version: number,
  save: (items: readonly Item[], version: number) => Promise<number>,
  itemsIn: (current: unknown) => readonly Item[],
) {
  const [first] = useState(() => items.map(entryOf));
  const [entries, change] = useState<readonly Entry<Item>[]>(first);
  const [replaced, setReplaced] = useState(version);
  const [theirs, setTheirs] = useState<readonly Entry<Item>[]>([]);
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (sent: readonly Entry<Item>[]) =>
      save(
        sent.map(({ item }) => item),
        replaced,
      ),
    onSuccess: setReplaced,
    onError: (reason) => {
      if (!(reason instanceof CallError) || statusOf(reason) !== 412) return;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a 412
      const { current, etag } = reason.outcome as { current: unknown; etag: string | null };
      setReplaced(versionIn(etag));
      setTheirs(itemsIn(current).map(entryOf));
    },
  });
  function state() {
    if (isPending) return 'saving';
    // Text typed after the attempt is not saved yet.
    if (entries !== variables)
      return entries === first || entries === theirs ? 'unchanged' : 'changed';
    if (error === null) return 'saved';
    return statusOf(error) === 412 ? 'stale' : 'failed';
  }
  return {
    entries,
    state: state(),
    change,
    showTheirs: () => change(theirs),
    save: () => mutate(entries),
  } as const;
}
