import { use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import styles from '../ui/card.module.css';
import { ContactFields } from '../contacts/ContactFields.tsx';
import { dashboard } from '../content.ts';
import { inbox } from './content.ts';
import { SelectionContext } from '../bulk/selection.ts';
import { useAssigneeName } from '../contacts/use-users.ts';
import { SpamMark } from '../contacts/SpamMark.tsx';
import { StatusMark } from '../contacts/StatusMark.tsx';
import { Timestamp } from '../ui/Timestamp.tsx';
import { pages } from '../pages.ts';
import { contactPath, fromList, useView } from '../contacts/view.ts';

/** One contact submission. */
export function SubmissionCard({ row, now }: { row: ContactSubmission; now: Date }) {
  const { id, submittedAt, suspicions, status, assignee } = row;
  const { pathname } = useLocation();
  const view = useView();
  const selection = use(SelectionContext);
  const nameOf = useAssigneeName();
  return (
    <article
      className={`${styles.card} ${status === 'new' ? styles.new : ''}`}
      aria-labelledby={`contact-${id}`}
    >
      <div className={styles.head}>
        {selection && (
          <label className={styles.select}>
            <input
              type="checkbox"
              checked={selection.has(id)}
              onChange={() => selection.toggle(row)}
            />
            <span className="visually-hidden">{inbox.select(dashboard.contacts.card(id))}</span>
          </label>
        )}
        <h3 id={`contact-${id}`} tabIndex={-1}>
          <Link to={contactPath(id, view, pathname === pages.adminSearch)} state={fromList}>
            {dashboard.contacts.card(id)}
          </Link>
        </h3>
        <Timestamp at={submittedAt} now={now} />
      </div>
      <p className={styles.state}>
        <StatusMark status={status} />
        {assignee !== null && dashboard.contacts.assignedTo(nameOf(assignee))}
      </p>
      <SpamMark suspicions={suspicions} />
      <ContactFields contact={row} />
    </article>
  );
}
