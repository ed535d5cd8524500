import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import type { Subscriber } from '#contract/newsletter.ts';
import { callForStaff } from '../../api/staff.ts';
import { TextField } from '../../forms/Field.tsx';
import { Button } from '../../ui/Button.tsx';
import { dataOf } from '../data/query-client.ts';
import { areTags, parseTags } from './parse-tags.ts';
import { newsletter } from './content.ts';
import { Alert } from '../ui/Alert.tsx';
import styles from './newsletter.module.css';
import { showSubscriber } from './show-subscriber.ts';
import { failureText } from './SubscriberActions.tsx';

const words = newsletter.tags;

/** A collapsed form that replaces the tags of an address. */
export function SubscriberTags({ row }: { readonly row: Subscriber }) {
  const { id, email, tags = [] } = row;
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.tags} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.edit}
        <span className="visually-hidden">{newsletter.of(id)}</span>
      </summary>
      {/* Editing starts with the current tags. */}
      {open && <TagsForm email={email} tags={tags} />}
    </details>
  );
}

function TagsForm({ email, tags }: { readonly email: string; readonly tags: readonly string[] }) {
  const field = useId();
  const [text, setText] = useState(tags.join(', '));
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (wanted: string[]) =>
      dataOf(callForStaff('PUT /newsletter/tags', { body: { email, tags: wanted } })),
    onSuccess: (now) => {
      setText((now.tags ?? []).join(', '));
      showSubscriber(now);
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const wanted = parseTags(text);
    setProblem(areTags(wanted) ? undefined : words.problem);
    if (areTags(wanted) && !isPending) mutate(wanted);
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextField
        id={field}
        label={words.label}
        hint={words.hint}
        problem={problem}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="quiet" busy={isPending}>
        {words.save}
      </Button>
      <output>{isSuccess && words.saved}</output>
      <Alert>{error && failureText(error)}</Alert>
    </form>
  );
}
