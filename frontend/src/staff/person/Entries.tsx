import { Fragment } from 'react';
import { isolated } from '#contract/bidi.ts';
import type { Message } from '#contract/contact/message.ts';
import { Written } from '../../ui/Written.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import { localTime } from '../ui/time.ts';
import styles from './page.module.css';

interface Entry {
  readonly at: string;
  readonly text: string;
  readonly files?: readonly { readonly name: string; readonly url: string }[];
}

interface EntriesProps {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** What was written or done and when, oldest first. */
export function Entries({ heading, entries }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <div className={styles.entries}>
      <p className="caption">{heading}</p>
      <ul>
        {entries.map(({ at, text, files = [] }) => (
          <li key={at + text}>
            <span>{text}</span> <LocalTime at={at} />
            {files.map(({ name, url }) => (
              <Fragment key={url}>
                {' '}
                <a href={url} download>
                  <Written text={name} />
                </a>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A mail of a conversation, with its files. */
export function mailEntry(contact: string, mail: Message): Entry {
  const { at, author, from = '', text, attachments } = mail;
  return {
    at,
    text: `${author ?? isolated(from)}: ${isolated(text)}`,
    files: attachments.map(({ id, name }) => ({
      name,
      url: `/api/contact/${contact}/attachments/${id}`,
    })),
  };
}

export function timeOf(time: string | undefined): string | undefined {
  return time === undefined ? undefined : localTime(new Date(time));
}
