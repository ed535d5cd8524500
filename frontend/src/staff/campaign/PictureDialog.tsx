import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { lengthOf, visible } from '#contract/text.ts';
import { callForStaff } from '../../api/staff.ts';
import { TextField } from '../../forms/Field.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { dataOf } from '../data/query-client.ts';
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

/** Thrown by the mutation. */
class PictureError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
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
    error,
    reset,
  } = useMutation({
    mutationFn: (chosen: File) => store(chosen),
    onSuccess: ({ path, width }) => onAdded(pictureMarkdown(visible(alt), path, width)),
  });
  const failure =
    error === null ? undefined : error instanceof PictureError ? error.problem : 'failed';
  const fileProblem = problems.file ?? (failure === 'failed' ? undefined : failure);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    reset();
    const found = { file: file ? pictureProblem(file) : ('file' as const), alt: altProblem(alt) };
    setProblems(found);
    if (file && found.file === undefined && found.alt === undefined) mutate(file);
    else if (found.file !== undefined) focusOn('picture-file');
    else focusOn('picture-alt');
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
        problem={fileProblem && words.problems[fileProblem]}
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
      <Alert>{failure === 'failed' && words.problems.failed}</Alert>
      <div className="actions">
        <SubmitButton label={words.add} busyLabel={words.adding} busy={busy} />
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function altProblem(alt: string): Problem | undefined {
  const text = visible(alt);
  if (text === '') return 'alt';
  return lengthOf(text) > 200 ? 'tooLongAlt' : undefined;
}

/** @returns the path and the width of the stored picture @throws PictureError, CallError */
async function store(file: File) {
  const drawn = await jpegOf(file).catch(() => {
    throw new PictureError('unreadable');
  });
  if (drawn === undefined) throw new PictureError('large');
  const data = await base64Of(drawn.jpeg);
  const { path } = await dataOf(callForStaff('POST /campaigns/pictures', { body: { data } }));
  return { path, width: drawn.width };
}
