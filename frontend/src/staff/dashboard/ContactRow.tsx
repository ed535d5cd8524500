import { Link, useLocation } from 'react-router-dom';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { contactAt } from '../session/after-sign-in.ts';
import { dashboard } from '../content.ts';
import { Written } from '../../ui/Written.tsx';
import { useAssigneeName } from '../contacts/use-users.ts';
import { StatusMark } from '../contacts/StatusMark.tsx';
import { localTime, relativeTime } from '../ui/time.ts';
import { contactPath, useView } from '../contacts/view.ts';
import styles from './ContactRow.module.css';

/** Characters of a message that a row has room for. */
const excerpt = 160;

/** A contact in the list beside the one that is open. */
export function ContactRow({ row, now }: { row: ContactSubmission; now: Date }) {
  const { id, firstName, lastName, submittedAt, status, assignee, message } = row;
  const { pathname } = useLocation();
  const view = useView();
  const nameOf = useAssigneeName();
  const at = new Date(submittedAt);
  return (
    <article
      className={`${styles.row} ${status === 'new' ? styles.new : ''}`}
      aria-labelledby={`contact-${id}`}
    >
      <div className={styles.head}>
        <h3 id={`contact-${id}`} tabIndex={-1}>
          <Link
            to={contactPath(id, view)}
            className="card-link"
            aria-current={contactAt(pathname) === id}
          >
            <Written text={`${firstName} ${lastName}`} />
            <span className="visually-hidden"> {dashboard.contacts.card(id)}</span>
          </Link>
        </h3>
        <time className="caption" dateTime={submittedAt} title={localTime(at)}>
          {relativeTime(at, now)}
        </time>
      </div>
      <p dir="auto" className={styles.message}>
        {message.slice(0, excerpt)}
      </p>
      <p className={styles.state}>
        <StatusMark status={status} />
        {assignee !== null && nameOf(assignee)}
      </p>
    </article>
  );
}
