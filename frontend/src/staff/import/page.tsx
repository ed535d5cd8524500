import { useState } from 'react';
import { StaffPage } from '../ui/StaffPage.tsx';
import { FileField } from './FileField.tsx';
import { importWords as words } from './content.ts';
import { ImportForm } from './ImportForm.tsx';
import type { OpenedFile } from './open-file.ts';
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
