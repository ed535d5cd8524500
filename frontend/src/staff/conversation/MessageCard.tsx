import { useState } from 'react';
import type { Message, Verdicts } from '#contract/contact/message.ts';
import { replyUndoSeconds } from '#contract/contact/reply-undo.ts';
import type { UrlOf } from '#contract/endpoints.ts';
import { Written } from '../../ui/Written.tsx';
import { FoldedText } from '../ui/FoldedText.tsx';
import { SmallButton } from '../ui/SmallButton.tsx';
import { useCountdown } from '../ui/use-countdown.ts';
import { Attachments } from './Attachments.tsx';
import { conversation as words } from './content.ts';
import { EntryTime } from './EntryTime.tsx';
import { MarkdownText } from './MarkdownText.tsx';
import styles from './MessageCard.module.css';

interface MessageCardProps {
  readonly contact: string;
  readonly message: Message;
  readonly customer: { readonly name: string; readonly address: string };
  readonly onUndo: (() => void) | undefined;
}

export function MessageCard({ contact, message, customer, onUndo }: MessageCardProps) {
  const { id, direction, at, author, from, to, text, quoted, attachments, verdicts } = message;
  const isReply = direction === 'out';
  const isCall = !isReply && author !== undefined;
  const name = isReply ? (author ?? '') : customer.name;
  const label = isReply ? words.names.reply : isCall ? words.names.call : words.names.message;
  const isElsewhere = (address: string | undefined): address is string =>
    address !== undefined && address.toLowerCase() !== customer.address.toLowerCase();
  return (
    <article
      className={`${styles.message} ${isReply ? styles.reply : ''}`}
      aria-label={label(name)}
      data-entry={id}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <span className={styles.name}>
          <Written text={name} />
        </span>
        {isCall && <span className={styles.about}>{words.call(author)}</span>}
        {!isReply && isElsewhere(from) && (
          <span className={styles.about}>{words.address(from)}</span>
        )}
        {isReply && isElsewhere(to) && <span className={styles.about}>{words.to(to)}</span>}
        <EntryTime at={at} />
      </header>
      <Verdict verdicts={verdicts} />
      {text === '' && <p className={styles.about}>{words.empty}</p>}
      {isReply ? <MarkdownText text={text} /> : text !== '' && <FoldedText text={text} />}
      {quoted !== undefined && quoted !== '' && (
        <details className={styles.quoted}>
          <summary>{words.quoted}</summary>
          <blockquote dir="auto">{quoted}</blockquote>
        </details>
      )}
      <Attachments contact={contact} files={attachments} isInfected={verdicts?.virus === 'fail'} />
      {message.hasHtml && <AsSent {...{ contact }} message={id} />}
      {isReply && <OutgoingState {...{ message, onUndo }} />}
    </article>
  );
}

/** Most important first. */
const checks = ['virus', 'spam', 'dmarc', 'spf', 'dkim'] as const satisfies (keyof Verdicts)[];

/** Lists the checks that a received mail has failed. */
function Verdict({ verdicts }: Pick<Message, 'verdicts'>) {
  const failed = checks.filter((check) => verdicts?.[check] === 'fail');
  if (failed.length === 0) return null;
  return <p className={styles.verdict}>{failed.map((check) => words.verdicts[check]).join(' ')}</p>;
}

interface AsSentProps {
  readonly contact: string;
  readonly message: string;
}

const url: UrlOf<'showMessage'> = '/api/contact/{id}/messages/{message}';

/** A mail in its own layout, on demand, in a frame that runs no script. */
function AsSent({ contact, message }: AsSentProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <p>
        <SmallButton aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? words.asSent.hide : words.asSent.show}
        </SmallButton>
      </p>
      {shown && (
        <iframe
          sandbox=""
          className={styles.sent}
          title={words.asSent.frame}
          src={url.replace('{id}', contact).replace('{message}', encodeURIComponent(message))}
        />
      )}
    </>
  );
}

interface OutgoingStateProps {
  readonly message: Message;
  /** Takes the reply back. Left out: it is somebody else's. */
  readonly onUndo: (() => void) | undefined;
}

function OutgoingState({ message, onUndo }: OutgoingStateProps) {
  const { state } = message;
  if (state === 'received') return null;
  const isBad = state === 'bounced' || state === 'complained' || state === 'failed';
  return (
    <p className={`${styles.outcome} ${isBad ? styles.bad : ''}`}>
      {state === 'waiting' ? <Leaving at={message.at} /> : words.states[state]}
      {state === 'waiting' && onUndo && <SmallButton onClick={onUndo}>{words.undo}</SmallButton>}
    </p>
  );
}

function Leaving({ at }: Pick<Message, 'at'>) {
  const end = Date.parse(at) + replyUndoSeconds * 1000;
  const seconds = useCountdown(end, replyUndoSeconds);
  return seconds > 0 ? words.leavesIn(seconds) : words.states.waiting;
}
