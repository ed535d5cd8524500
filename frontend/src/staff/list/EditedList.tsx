import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StaffOutcome } from '../../api/staff.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { dashboard } from '../content.ts';
import { versionIn } from '../data/queries.ts';
import { CallError, queryClient, statusOf, successOf } from '../data/query-client.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { QuietButton } from '../ui/QuietButton.tsx';
import { type editedListWords, movedUp } from './edited-list.ts';
import styles from './EditedList.module.css';

export interface Fields<Item, Problem> extends Entry<Item> {
  readonly number: number;
  /** Shows after the first attempt to save. */
  readonly problem: Problem | undefined;
  readonly onChange: (item: Item) => void;
  /** Left out for the first one. */
  readonly onUp: (() => void) | undefined;
  readonly onRemove: () => void;
}

interface Versioned {
  readonly version: number;
}

interface EditedListProps<Data extends Versioned, Item, Problem> {
  readonly query: UseQueryResult<Data>;
  readonly queryKey: readonly string[];
  readonly words: ReturnType<typeof editedListWords> & { readonly notSaved: string };
  readonly max: number;
  readonly itemsIn: (data: Data) => readonly Item[];
  /** Replaces a version of the list. */
  readonly save: (
    items: readonly NoInfer<Item>[],
    version: number,
  ) => Promise<StaffOutcome<Omit<Data, 'version'>>>;
  /** The problems of each entry that the server would reject. */
  readonly problemsIn: (items: readonly Item[]) => readonly (Problem | undefined)[];
  readonly blank: NoInfer<Item>;
  readonly children: (fields: Fields<NoInfer<Item>, NoInfer<Problem>>) => ReactNode;
}

interface Named {
  readonly name: string;
}

/** A list that is edited and saved as a whole, with the result of the last attempt. */
export function EditedList<Data extends Versioned, Item extends Named, Problem>(
  props: EditedListProps<Data, Item, Problem>,
) {
  const { query, words } = props;
  const { data, isError, isFetchedAfterMount, refetch } = query;
  if (isError) return <LoadFailed text={words.failed} onRetry={() => void refetch()} />;
  // Editing begins with the current list.
  if (data === undefined || !isFetchedAfterMount) return <output>{dashboard.loading}</output>;
  return <LoadedList {...props} loaded={data} />;
}

function LoadedList<Data extends Versioned, Item extends Named, Problem>({
  words,
  max,
  problemsIn,
  blank,
  children,
  ...options
}: EditedListProps<Data, Item, Problem> & { readonly loaded: Data }) {
  const { entries, state, change, showTheirs, save } = useEdited(options);
  const [tried, setTried] = useState(false);
  /** The name of the last removed entry. */
  const [removed, setRemoved] = useState<string>();
  const problems = problemsIn(entries.map(({ item }) => item));
  const isInvalid = problems.some((problem) => problem !== undefined);
  const isSaving = state === 'saving';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSaving) return;
    // Only then is the invalid field marked.
    flushSync(() => {
      setRemoved(undefined);
      setTried(isInvalid);
    });
    if (isInvalid) event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else save();
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      {entries.length === 0 && <p>{words.empty}</p>}
      {entries.map((entry, at) => (
        <Fragment key={entry.id}>
          {children({
            ...entry,
            number: at + 1,
            problem: tried ? problems[at] : undefined,
            onChange: (next) => change(entries.with(at, { ...entry, item: next })),
            onUp: at === 0 ? undefined : () => change(movedUp(entries, entry)),
            onRemove: () => {
              change(entries.toSpliced(at, 1));
              setRemoved(entry.item.name);
            },
          })}
        </Fragment>
      ))}
      {entries.length < max ? (
        <QuietButton
          onClick={() => {
            change([...entries, entryOf(blank)]);
            setTried(false);
          }}
        >
          {words.add}
        </QuietButton>
      ) : (
        <p>{words.full}</p>
      )}
      <div className={styles.save}>
        <SubmitButton label={words.save} busyLabel={words.saving} busy={isSaving} />
        {state === 'stale' && <QuietButton onClick={showTheirs}>{words.showTheirs}</QuietButton>}
        <output>
          {state === 'saved' && words.saved}
          {state === 'changed' && (removed === undefined ? words.unsaved : words.removed(removed))}
        </output>
        <div role="alert" className="failed">
          {tried && isInvalid && <p>{words.invalid}</p>}
          {state === 'stale' && <p>{words.stale}</p>}
          {state === 'failed' && <p>{words.notSaved}</p>}
        </div>
      </div>
    </form>
  );
}

/** An entry being edited, with its own id because its name changes. */
interface Entry<Item> {
  readonly id: number;
  readonly item: Item;
}

let lastId = 0;

function entryOf<Item>(item: Item): Entry<Item> {
  lastId += 1;
  return { id: lastId, item };
}

type EditedOptions<Data extends Versioned, Item> = { readonly loaded: Data } & Pick<
  EditedListProps<Data, Item, unknown>,
  'queryKey' | 'itemsIn' | 'save'
>;

/** The entries being edited, and the result of the last attempt to save them. */
function useEdited<Data extends Versioned, Item>({
  loaded,
  queryKey,
  itemsIn,
  save,
}: EditedOptions<Data, Item>) {
  const [first] = useState(() => itemsIn(loaded).map(entryOf));
  const [entries, change] = useState<readonly Entry<Item>[]>(first);
  const [replaced, setReplaced] = useState(loaded.version);
  const [theirs, setTheirs] = useState<readonly Entry<Item>[]>([]);
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (sent: readonly Entry<Item>[]) => {
      const items = sent.map(({ item }) => item);
      return successOf(save(items, replaced));
    },
    onSuccess: ({ data, etag }) => {
      const version = versionIn(etag);
      setReplaced(version);
      queryClient.setQueryData(queryKey, { ...data, version });
    },
    onError: (reason) => {
      if (!(reason instanceof CallError) || statusOf(reason) !== 412) return;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a 412
      const { current, etag } = reason.outcome as { current: Data; etag: string | null };
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
