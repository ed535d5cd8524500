import { X } from 'lucide';
import { Icon } from '../../ui/Icon.tsx';
import { Written } from '../../ui/Written.tsx';
import { kindOf, sizeOf } from '../conversation/file-facts.ts';
import { SmallButton } from '../ui/SmallButton.tsx';
import { reply as words } from './content.ts';
import styles from './Composer.module.css';
import type { UploadedFile } from './use-uploads.ts';

interface FilesProps {
  readonly files: readonly UploadedFile[];
  readonly onRetry: (file: UploadedFile) => void;
  readonly onRemove: (key: number) => void;
}

/** A reply's files and their upload progress. */
export function Files({ files, onRetry, onRemove }: FilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={words.files}>
      {files.map((file) => (
        <li key={file.key} className={file.problem === undefined ? '' : styles.refused}>
          <span className={styles.file}>
            <span className={styles.fileName}>
              <Written text={file.name} />
            </span>
            <span className={styles.fileFacts}>
              {kindOf(file)}, {sizeOf(file.size)}
              {file.progress !== undefined && (
                <>
                  {' '}
                  <progress max={1} value={file.progress} aria-label={file.name} />
                  {words.uploading(Math.round(file.progress * 100))}
                </>
              )}
            </span>
            {file.problem !== undefined && (
              <span role="alert" className="failed">
                {file.problem}
              </span>
            )}
          </span>
          {file.problem !== undefined && file.file !== undefined ? (
            <SmallButton onClick={() => onRetry(file)}>{words.retry}</SmallButton>
          ) : (
            <span />
          )}
          <button
            type="button"
            className={styles.remove}
            aria-label={words.remove(file.name)}
            onClick={() => onRemove(file.key)}
          >
            <Icon of={X} aria-hidden strokeWidth={1.5} />
          </button>
        </li>
      ))}
    </ul>
  );
}
