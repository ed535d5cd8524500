import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { staffLimits } from '#contract/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { dashboard } from '../content.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { SaveBar } from '../ui/SaveBar.tsx';
import { replyTemplates as words } from './content.ts';
import { draftOf, problemsIn } from './draft.ts';
import styles from './page.module.css';
import { TemplateFields } from './TemplateFields.tsx';
import { type Templates, templatesQuery } from '../reply/templates-query.ts';
import { useReplyTemplates } from './use-reply-templates.ts';

/** All templates in one form, saved together. */
export function TemplatesForm() {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(templatesQuery);
  if (isError) return <LoadFailed text={words.failed} onRetry={() => void refetch()} />;
  // Editing begins with the current templates.
  if (data === undefined || !isFetchedAfterMount) return <output>{dashboard.loading}</output>;
  return <LoadedForm loaded={data} />;
}

function LoadedForm({ loaded }: { readonly loaded: Templates }) {
  const { drafts, state, save, change, showTheirs } = useReplyTemplates(loaded);
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
        <TemplateFields
          key={draft.key}
          draft={draft}
          number={at + 1}
          problems={tried ? problems.get(draft.key) : undefined}
          onChange={(next) => change(drafts.map((each) => (each === draft ? next : each)))}
          onRemove={() => {
            change(drafts.filter((each) => each !== draft));
            setRemoved(draft.name);
          }}
        />
      ))}
      {drafts.length < staffLimits.templates ? (
        <Button
          variant="quiet"
          onClick={() => {
            change([...drafts, draftOf({ name: '', text: '' })]);
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
