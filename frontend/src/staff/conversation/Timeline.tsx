import { useEffect, useRef } from 'react';
import type { Contact } from '#contract/contact/detail.ts';
import type { Message } from '#contract/contact/message.ts';
import { sentenceOf } from '../contact-parts/history.ts';
import { conversation as words } from './content.ts';
import { EntryTime } from './EntryTime.tsx';
import { MessageCard } from './MessageCard.tsx';
import styles from './Timeline.module.css';
import { type Entry, lastReadable, timelineOf } from './timeline.ts';

interface TimelineProps {
  readonly contact: Contact;
  readonly me: string | null;
  readonly onUndo: (message: Message) => void;
}

/** The conversation: messages, notes and changes, newest at the end and in view. */
export function Timeline({ contact, me, onUndo }: TimelineProps) {
  const entries = timelineOf(contact);
  const list = useRef<HTMLOListElement>(null);
  const newest = lastReadable(entries)?.id;

  useEffect(() => {
    const { current } = list;
    // The first message is already in view.
    if (current !== null && newest !== undefined) bringIntoView(current, newest);
    // Only on opening: nothing moves by itself later.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <section aria-label={words.heading}>
      <ol ref={list} className={styles.entries}>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <EntryOf {...{ entry, contact, me, onUndo }} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function EntryOf({ entry, contact, me, onUndo }: TimelineProps & { readonly entry: Entry }) {
  const { id, firstName, lastName, businessEmail } = contact;
  const name = `${firstName} ${lastName}`.trim();
  if (entry.kind === 'change') {
    // Automatic changes come from the customer's answer.
    const author = entry.of.author === '' ? name : entry.of.author;
    return <Quiet at={entry.at} text={sentenceOf({ ...entry.of, author })} />;
  }
  if (entry.kind === 'note') {
    const { author, text } = entry.of;
    return (
      <article className={styles.note} aria-label={words.names.note(author)} data-entry={entry.id}>
        <header className={styles.noteHead}>
          <span className={styles.author}>{author}</span>
          <span>{words.note}</span>
          <EntryTime at={entry.at} />
        </header>
        <p dir="auto" className={styles.noteText}>
          {text}
        </p>
      </article>
    );
  }
  const { of: message } = entry;
  if (message.isAcknowledgement) {
    return <Quiet at={entry.at} text={words.acknowledged[message.state]} />;
  }
  return (
    <MessageCard
      contact={id}
      message={message}
      customer={{ name, address: businessEmail }}
      onUndo={message.author === me ? () => onUndo(message) : undefined}
    />
  );
}

function Quiet({ at, text }: { readonly at: string; readonly text: string }) {
  return (
    <p className={styles.quiet}>
      <span>{text}</span>
      <EntryTime at={at} />
    </p>
  );
}

/** Scrolls to the newest entry, unless its beginning is already visible. */
function bringIntoView(list: HTMLElement, newest: string): void {
  const entry = list.querySelector(`[data-entry="${CSS.escape(newest)}"]`);
  if (entry === null || entry === list.querySelector('[data-entry]')) return;
  entry.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus to the next or previous message or note of the conversation. */
export function moveAlong(by: 1 | -1): void {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = entries.findIndex((entry) => entry.contains(document.activeElement));
  const next = at < 0 ? entries.at(by > 0 ? 0 : -1) : entries[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
