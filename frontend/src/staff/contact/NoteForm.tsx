import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import type { Note } from '#contract/activity.ts';
import { staffLimits } from '#contract/limits.ts';
import { lengthOf, visible } from '#contract/text.ts';
import { callForStaff } from '../../api/staff.ts';
import { TextArea } from '../../forms/Field.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { toast } from '../../ui/toast.ts';
import { CallError, dataOf } from '../data/query-client.ts';
import { isOffline } from '../data/connection.ts';
import { MentionList } from '../contact-parts/MentionList.tsx';
import { useUsers } from '../contact-parts/use-users.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
import { contact as words } from './content.ts';
import { draftOf } from '../session/drafts.ts';
import styles from './NoteForm.module.css';

interface NoteFormProps {
  readonly contact: string;
  /** The author; null until known. */
  readonly author: string | null;
  /** Whether the form takes the focus: not when it only restores a draft. */
  readonly takesFocus: boolean;
  readonly onAdded: (note: Note) => void;
  readonly onClose: () => void;
}

type Problem = keyof typeof words.notes.problems;

/** A note that could not be saved stays in the form. Sending it again creates no second note. */
export function NoteForm({ contact, author, takesFocus, onAdded, onClose }: NoteFormProps) {
  const draft = draftOf('note', author, contact);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? draft.read();
  const [problem, setProblem] = useState<Problem>();
  const { others } = useUsers();
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (typed !== undefined) draftOf('note', author, contact).keep(typed);
  }, [author, contact, typed]);

  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);

  const {
    mutate,
    reset,
    error,
    isPending: busy,
  } = useMutation({
    mutationFn: (note: string) => {
      if (isOffline()) throw new Error(words.notes.offline);
      const idempotencyKey = draft.key.for(note);
      return dataOf(
        callForStaff('POST /contact/{id}/notes', {
          id: contact,
          body: { text: note },
          idempotencyKey,
        }),
      );
    },
    // Even if the page has changed meanwhile.
    onSuccess: (note) => {
      draft.key.spend();
      draft.keep('');
      setTyped('');
      onAdded(note);
    },
    onError: () => {
      if (area.current === null) toast.lastingError(words.notes.failedLater(contact));
    },
  });
  const failed = error instanceof CallError ? words.notes.failed : error?.message;

  function press({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): void {
    if (nativeEvent.isComposing) return;
    if (key === 'Escape') onClose();
    else if (key === 'Enter' && (ctrlKey || metaKey)) add();
  }

  function add(event?: SubmitEvent) {
    event?.preventDefault();
    if (busy) return;
    const trimmed = visible(text);
    const broken = brokenRule(trimmed);
    setProblem(broken);
    reset();
    if (broken) area.current?.focus();
    else mutate(trimmed);
  }

  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <TextArea
        ref={area}
        id="note"
        label={words.notes.label}
        hint={words.notes.hint}
        problem={problem && words.notes.problems[problem]}
        value={text}
        readOnly={busy}
        aria-keyshortcuts="Control+Enter"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={press}
      />
      <MentionList
        area={area}
        text={text}
        names={others}
        label={words.notes.mention}
        onChange={setTyped}
      />
      <div role="alert">{failed && <p className={styles.failed}>{failed}</p>}</div>
      <div className={styles.actions}>
        <QuietButton onClick={onClose}>{words.notes.cancel}</QuietButton>
        <SubmitButton label={words.notes.submit} busyLabel={words.notes.busy} busy={busy} />
      </div>
    </form>
  );
}

function brokenRule(text: string): Problem | undefined {
  if (text === '') return 'required';
  return lengthOf(text) > staffLimits.note.max ? 'too_long' : undefined;
}
