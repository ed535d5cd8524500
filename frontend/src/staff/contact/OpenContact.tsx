import { Link } from 'react-router-dom';
import type { ReplyTemplate } from '#contract/reply-templates.ts';
import { pages } from '../pages.ts';
import cardStyles from '../ui/card.module.css';
import { ContactFields } from '../contacts/ContactFields.tsx';
import { dashboard } from '../content.ts';
import { statusOf } from '../data/query-client.ts';
import { noteDraft } from '../session/note-drafts.ts';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { SpamMark } from '../contacts/SpamMark.tsx';
import { StatusMark } from '../contacts/StatusMark.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import states from '../ui/state.module.css';
import { Timestamp } from '../ui/Timestamp.tsx';
import { useNow } from '../ui/use-now.ts';
import { useUsers } from '../contacts/use-users.ts';
import { UsersFailed } from '../contacts/UsersFailed.tsx';
import { AssigneeChoices, StatusChoices } from './Choices.tsx';
import { contact as words } from './content.ts';
import { History } from './History.tsx';
import { Notes } from './Notes.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import styles from './page.module.css';
import { Reply } from './Reply.tsx';
import { useContact } from './use-contact.ts';

interface OpenContactProps {
  readonly id: string;
  readonly templates: readonly ReplyTemplate[];
}

/** One contact, and everything that staff do with it. */
export function OpenContact({ id, templates }: OpenContactProps) {
  const { me } = useUsers();
  const now = useNow();
  const { contact, error, notice, busy, retry, change, undo, showNote } = useContact(id, me);
  useShortcuts({
    e: () => change({ status: 'closed' }),
    a: () => me !== null && change({ assignee: me }),
  });

  if (statusOf(error) === 404) return <Missing draft={noteDraft(me, id).read()} />;
  // What is shown stays where it could not be read again.
  if (contact === undefined) {
    if (error === null) return <output>{dashboard.loading}</output>;
    return <LoadFailed text={words.failed} onRetry={() => void retry()} />;
  }
  const { status, assignee, submittedAt, suspicions, notes } = contact;

  return (
    <div className={styles.desk}>
      <article className={cardStyles.card} aria-labelledby="message">
        <div className={cardStyles.head}>
          <h2 id="message">{words.message}</h2>
          <Timestamp at={submittedAt} now={now} />
        </div>
        <SpamMark suspicions={suspicions} />
        <ContactFields contact={contact} />
        <Reply {...{ contact, templates, me }} onChange={change} />
        <Link to={pages.adminPerson} state={{ email: contact.businessEmail }}>
          {words.person}
        </Link>
      </article>
      <div className={styles.side}>
        <div className={styles.work}>
          {status === 'new' && <StatusMark status={status} />}
          <StatusChoices {...{ status, busy }} onChange={change} />
          <AssigneeChoices {...{ assignee, busy }} onChange={change} />
          <UsersFailed />
          <NoticeLine {...{ notice, busy }} onUndo={undo} />
        </div>
        <History contact={contact} />
      </div>
      <Notes contact={id} {...{ me, notes }} onAdded={showNote} />
    </div>
  );
}

/** In place of a contact that is not there, perhaps no longer: with the note that somebody was writing about it. */
function Missing({ draft }: { readonly draft: string }) {
  return (
    <div className={states.state}>
      <p>{words.missing}</p>
      {draft !== '' && (
        <>
          <p>{words.notes.unsaved}</p>
          <blockquote dir="auto">{draft}</blockquote>
        </>
      )}
    </div>
  );
}
