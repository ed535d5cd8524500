import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { lengthOf, visible } from '#contract/text.ts';
import { callForStaff } from '../../api/staff.ts';
import { TextField } from '../../forms/Field.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { dataOf } from '../data/query-client.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
import { pictureWords as words } from './content.ts';
import dialog from '../ui/dialog.module.css';
import { Alert } from '../ui/Alert.tsx';
import { acceptedPictures, base64Of, jpegOf, pictureMarkdown, pictureProblem } from './picture.ts';

type Problem = keyof typeof words.problems;

interface PictureDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the Markdown to insert. */
  readonly onAdded: (markdown: string) => void;
}

/** Asks for a picture and its description, and uploads it. */
export function PictureDialog({ open, onClose, onAdded }: PictureDialogProps) {
  return (
    <Dialog
      {...{ open, onClose }}
      title={words.title}
      closeLabel={words.cancel}
      className={dialog.dialog}
    >
      <PictureForm {...{ onClose, onAdded }} />
    </Dialog>
  );
}

function PictureForm({ onClose, onAdded }: Omit<PictureDialogProps, 'open'>) {
  const form = useRef<HTMLFormElement>(null);
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [problems, setProblems] = useState<{
    file?: Problem | undefined;
    alt?: Problem | undefined;
  }>({});
  const {
    mutate,
    isPending: busy,
    isError,
    reset,
  } = useMutation({
    mutationFn: store,
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    reset();
    const found = { file: file ? pictureProblem(file) : ('file' as const), alt: altProblem(alt) };
    setProblems(found);
    // Its result counts only while the dialog is open.
    if (file && found.file === undefined && found.alt === undefined)
      mutate(file, { onSuccess: add });
    else if (found.file !== undefined) focusOn('picture-file');
    else focusOn('picture-alt');
  }

  function add(stored: Awaited<ReturnType<typeof store>>) {
    if ('problem' in stored) setProblems({ file: stored.problem });
    else onAdded(pictureMarkdown(visible(alt), stored.path, stored.width));
  }

  const focusOn = (id: string) => form.current?.querySelector<HTMLElement>(`#${id}`)?.focus();

  return (
    <form ref={form} className={dialog.ask} onSubmit={submit} noValidate>
      <TextField
        id="picture-file"
        type="file"
        accept={acceptedPictures}
        label={words.file}
        hint={words.fileHint}
        problem={problems.file && words.problems[problems.file]}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          setFile(chosen);
          reset();
          setProblems({ ...problems, file: chosen && pictureProblem(chosen) });
        }}
      />
      <TextField
        id="picture-alt"
        label={words.alt}
        hint={words.altHint}
        problem={problems.alt && words.problems[problems.alt]}
        autoComplete="off"
        required
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <Alert>{isError && words.problems.failed}</Alert>
      <div className="actions">
        <SubmitButton label={words.add} busyLabel={words.adding} busy={busy} />
        <QuietButton onClick={onClose}>{words.cancel}</QuietButton>
      </div>
    </form>
  );
}

function altProblem(alt: string): Problem | undefined {
  const text = visible(alt);
  if (text === '') return 'alt';
  return lengthOf(text) > 200 ? 'tooLongAlt' : undefined;
}

/** @returns the path and the width of the stored picture, or why it cannot be one @throws CallError */
async function store(file: File) {
  const drawn = await jpegOf(file).catch(() => null);
  if (!drawn) return { problem: drawn === null ? ('unreadable' as const) : ('large' as const) };
  const data = await base64Of(drawn.jpeg);
  const { path } = await dataOf(callForStaff('POST /campaigns/pictures', { body: { data } }));
  return { path, width: drawn.width };
}
