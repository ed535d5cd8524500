import { Mail, Phone } from 'lucide';
import { use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { readAbout } from '#contract/contact/about.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { ProductNames } from '../../sections/product/ProductNames.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Written } from '../../ui/Written.tsx';
import { SelectionContext } from '../bulk/selection.ts';
import { isOverdue } from '../contact-parts/shown-rows.ts';
import { TagList } from '../contact-parts/TagList.tsx';
import { useAnswerHours, useAssigneeName } from '../contact-parts/use-users.ts';
import { contactPath, fromList, useView } from '../contact-parts/view.ts';
import { dashboard } from '../content.ts';
import { contactAt, pages } from '../pages.ts';
import { localTime, shortAge } from '../ui/time.ts';
import { statusNames } from '../contact-parts/status-content.ts';
import { Mark } from '../ui/Mark.tsx';
import styles from './ContactRow.module.css';

/** Characters of a message that fit a row. */
const excerpt = 160;

const { contacts: words, spam } = dashboard;

/** One contact of a list. Its page has the rest. */
export function ContactRow({ row, now }: { row: ContactSubmission; now: Date }) {
  const { id, firstName, lastName, company, message, status, assignee, about, tags } = row;
  const { pathname } = useLocation();
  const view = useView();
  const nameOf = useAssigneeName();
  const open = contactAt(pathname);
  const overdue = isOverdue(row, useAnswerHours(), now);
  const since = overdue ? (row.waitingSince ?? row.submittedAt) : row.submittedAt;
  return (
    <article
      className={`${styles.row} ${status === 'new' ? styles.new : ''}`}
      aria-labelledby={`contact-${id}`}
    >
      <SelectBox row={row} />
      <p id={`person-${id}`} className={styles.person}>
        <SourceMark source={row.source} />
        <strong>
          <Written text={`${firstName} ${lastName}`.trim() || row.businessEmail} />
        </strong>
        {company !== '' && (
          <span className={styles.company}>
            <Written text={company} />
          </span>
        )}
      </p>
      <time
        className={`${styles.age} ${overdue ? styles.overdue : ''}`}
        dateTime={since}
        title={localTime(new Date(since))}
      >
        {shortAge(new Date(since), now)}
        {overdue && ` ${words.overdue}`}
      </time>
      <p dir="auto" className={styles.message}>
        {message.slice(0, excerpt)}
      </p>
      <div className={styles.state}>
        <Mark state={status}>{statusNames[status]}</Mark>
        {assignee !== null && (
          <span className={styles.assignee}>
            <span className="visually-hidden">{words.assignedTo('')}</span>
            {nameOf(assignee)}
          </span>
        )}
        {row.suspicions !== undefined && (
          <span className={styles.spam}>
            {spam.mark} {row.suspicions.map((each) => spam.reasons[each]).join(', ')}
          </span>
        )}
        {about !== undefined && readAbout(about).length > 0 && (
          <span className={styles.products}>
            <ProductNames about={about} />
          </span>
        )}
        <TagList tags={tags} />
      </div>
      <h3 id={`contact-${id}`} className={styles.number} tabIndex={-1}>
        <Link
          to={contactPath(id, view, pathname === pages.adminSearch)}
          {...(open === undefined && { state: fromList })}
          className="card-link"
          aria-describedby={`person-${id}`}
          aria-current={open === id ? 'true' : undefined}
        >
          <span className="visually-hidden">{words.titleStart}</span>
          {words.number(id)}
        </Link>
      </h3>
    </article>
  );
}

/** The checkbox for selecting several. */
function SelectBox({ row }: { readonly row: ContactSubmission }) {
  const selection = use(SelectionContext);
  if (selection === null) return null;
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        checked={selection.has(row.id)}
        onChange={() => selection.toggle(row)}
      />
      <span className="visually-hidden">{words.select(words.card(row.id))}</span>
    </label>
  );
}

/** Most come from the form and need no mark. */
function SourceMark({ source }: Pick<ContactSubmission, 'source'>) {
  if (source === undefined) return null;
  return (
    <>
      <Icon of={source === 'mail' ? Mail : Phone} aria-hidden strokeWidth={1.75} />
      <span className="visually-hidden">{words.source[source]} </span>
    </>
  );
}
