import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { staffLimits } from '#contract/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { type TagList, tagsQuery } from '../contacts/tags-query.ts';
import { dashboard } from '../content.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { SaveBar } from '../ui/SaveBar.tsx';
import { tagsPage as words } from './content.ts';
import { draftOf, movedUp, problemsIn } from './draft.ts';
import styles from './page.module.css';
import { TagFields } from './TagFields.tsx';
import { useTags } from './use-tags.ts';

/** All tags in one form: they are saved together. */
export function TagsForm() {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...tagsQuery,
    refetchOnMount: 'always',
  });
  if (isError) return <LoadFailed text={words.failed} onRetry={() => void refetch()} />;
  // Editing begins with the current templates.
  if (data === undefined || !isFetchedAfterMount) return <output>{dashboard.loading}</output>;
  return <LoadedForm loaded={data} />;
}

function LoadedForm({ loaded }: { readonly loaded: TagList }) {
  const { drafts, state, save, change, showTheirs } = useTags(loaded);
  /** Problems show after the first attempt to save. */
  const [tried, setTried] = useState(false);
  const [rejections, setRejections] = useState(0);
  const [removed, setRemoved] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const problems = problemsIn(drafts);

  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [rejections]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (state === 'saving') return;
    setRemoved(undefined);
    setTried(problems.size > 0);
    if (problems.size > 0) return setRejections((count) => count + 1);
    save();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {drafts.length === 0 && <p>{words.empty}</p>}
      {drafts.map((draft, at) => (
        <TagFields
          key={draft.key}
          draft={draft}
          number={at + 1}
          problem={tried ? problems.get(draft.key) : undefined}
          onChange={(next) => change(drafts.map((each) => (each === draft ? next : each)))}
          onUp={at === 0 ? undefined : () => change(movedUp(drafts, draft))}
          onRemove={() => {
            change(drafts.filter((each) => each !== draft));
            setRemoved(draft.name);
          }}
        />
      ))}
      {drafts.length < staffLimits.tags ? (
        <Button
          variant="quiet"
          onClick={() => {
            change([...drafts, draftOf({ name: '', colour: 'grey' })]);
            setTried(false);
          }}
        >
          {words.add}
        </Button>
      ) : (
        <p>{words.full}</p>
      )}
      <SaveBar {...{ words, state, removed, showTheirs }} isInvalid={tried && problems.size > 0} />
    </form>
  );
}
