import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/Button.tsx';
import cardStyles from '../card.module.css';
import { ContactFields } from '../ContactFields.tsx';
import { dashboard } from '../content.ts';
import { SpamMark } from '../SpamMark.tsx';
import { StatusMark } from '../StatusMark.tsx';
import { Timestamp } from '../Timestamp.tsx';
import { useNow } from '../use-now.ts';
import { useUsers } from '../use-users.ts';
import { UsersFailed } from '../UsersFailed.tsx';
import { AssigneeChoices } from './AssigneeChoices.tsx';
import { contact as words } from './content.ts';
import { History } from './History.tsx';
import { Notes } from './Notes.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import styles from './page.module.css';
import { replyLink } from './reply.ts';
import { StatusChoices } from './StatusChoices.tsx';
import { useContact } from './use-contact.ts';

/** One contact, and everything that staff do with it. */
export function ContactDesk({ id }: { readonly id: string }) {
  const now = useNow();
  const users = useUsers();
  const { shown, notice, busy, retry, change, showNote } = useContact(id, users.me);
  const [replying, setReplying] = useState(false);

  if (shown.kind === 'loading') return <output>{dashboard.loading}</output>;
  if (shown.kind === 'missing') return <p className={styles.state}>{words.missing}</p>;
  if (shown.kind === 'failed') {
    return (
      <div className={styles.state}>
        <p role="alert">{words.failed}</p>
        <Button variant="quiet" onClick={() => void retry()}>
          {words.retry}
        </Button>
      </div>
    );
  }
  const { contact } = shown;
  const { status, assignee, submittedAt, suspicions, notes } = contact;
  const asks = replying && (status === 'new' || status === 'open');

  return (
    <div className={styles.desk}>
      <article className={cardStyles.card} aria-labelledby="message">
        <div className={cardStyles.head}>
          <h2 id="message">{words.message}</h2>
          <Timestamp at={submittedAt} now={now} />
        </div>
        <SpamMark suspicions={suspicions} />
        <ContactFields contact={contact} />
        <div className={styles.reply}>
          <a className={buttonClass()} href={replyLink(contact)} onClick={() => setReplying(true)}>
            <Mail aria-hidden strokeWidth={1.5} />
            {words.reply}
          </a>
          {asks && (
            <>
              <span>{words.replied}</span>
              <Button variant="quiet" onClick={() => change({ status: 'answered' })}>
                {words.markAnswered}
              </Button>
            </>
          )}
        </div>
      </article>
      <div className={styles.side}>
        <div className={styles.work}>
          {status === 'new' && <StatusMark status={status} />}
          <StatusChoices {...{ status, busy }} onChange={change} />
          <AssigneeChoices {...{ assignee, users, busy }} onChange={change} />
          <UsersFailed users={users} />
          <NoticeLine {...{ notice, busy }} onUndo={change} />
        </div>
        <History contact={contact} />
      </div>
      <Notes contact={id} notes={notes} onAdded={showNote} />
    </div>
  );
}
