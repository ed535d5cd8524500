import { useState } from 'react';
import { TextField } from '../../forms/Field.tsx';
import { StaffPage } from '../ui/StaffPage.tsx';
import { importWords as words } from './content.ts';
import { ImportForm } from './ImportForm.tsx';
import { type FileProblem, type OpenedFile, openFile } from './open-file.ts';
import styles from './page.module.css';

export function Component() {
  const [file, setFile] = useState<OpenedFile>();
  const { title, lead } = words;
  return (
    <StaffPage title={title}>
      <div className={styles.page}>
        <p>{lead}</p>
        {file === undefined ? (
          <FileField onOpen={setFile} />
        ) : (
          <ImportForm file={file} onOther={() => setFile(undefined)} />
        )}
      </div>
    </StaffPage>
  );
}

/** Asks for a file, and says why it cannot be imported. */
function FileField({ onOpen }: { readonly onOpen: (file: OpenedFile) => void }) {
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
          // The same file can be chosen again after a correction.
          input.value = '';
        }}
      />
      <output>{isReading && words.reading}</output>
    </div>
  );
}
