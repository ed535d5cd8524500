import { useState } from 'react';
import { TextField } from '../../forms/Field.tsx';
import { importWords as words } from './content.ts';
import { type FileProblem, type OpenedFile, openFile } from './open-file.ts';

/** Asks for a file, and says what is wrong with one that cannot be imported. */
export function FileField({ onOpen }: { readonly onOpen: (file: OpenedFile) => void }) {
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<FileProblem>();

  async function open(file: File | undefined) {
    if (file === undefined) return;
    setIsReading(true);
    setProblem(undefined);
    const opened = await openFile(file);
    setIsReading(false);
    if ('kind' in opened) setProblem(opened);
    else onOpen(opened);
  }

  return (
    <div>
      <TextField
        id="import-file"
        label={words.choose}
        hint={words.chooseHint}
        problem={problem && words.fileProblem(problem)}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onChange={(event) => {
          const { currentTarget: input } = event;
          void open(input.files?.[0]);
          // The same file can be chosen again, once it is fixed.
          input.value = '';
        }}
      />
      <output>{isReading && words.reading}</output>
    </div>
  );
}
