import { FileText, Image } from 'lucide';
import type { Attachment } from '#contract/contact/message.ts';
import type { UrlOf } from '#contract/endpoints.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Written } from '../../ui/Written.tsx';
import styles from './Attachments.module.css';
import { conversation as words } from './content.ts';
import { kindOf, sizeOf } from './file-facts.ts';

interface AttachmentsProps {
  readonly contact: string;
  readonly files: readonly Attachment[];
  /** Whether a virus was found in the mail. */
  readonly isInfected: boolean;
}

const url: UrlOf<'openAttachment'> = '/api/contact/{id}/attachments/{attachment}';

/** The files of a message, to download. */
export function Attachments({ contact, files, isInfected }: AttachmentsProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={words.files}>
      {files.map((file) => (
        <li key={file.id}>
          {isInfected ? (
            <span className={styles.file}>
              <Facts file={file} />
            </span>
          ) : (
            <a
              className={styles.file}
              href={url.replace('{id}', contact).replace('{attachment}', file.id)}
              download={file.name}
            >
              <Facts file={file} />
            </a>
          )}
        </li>
      ))}
      {isInfected && <li>{words.infected}</li>}
    </ul>
  );
}

function Facts({ file }: { readonly file: Attachment }) {
  return (
    <>
      <Icon of={file.type.startsWith('image/') ? Image : FileText} aria-hidden strokeWidth={1.5} />
      <span className={styles.name}>
        <Written text={file.name} />
      </span>
      <span className={styles.facts}>
        {kindOf(file)}, {sizeOf(file.size)}
      </span>
    </>
  );
}
