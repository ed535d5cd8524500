import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { StaffPage } from '../ui/StaffPage.tsx';
import { paths } from '../pages.ts';
import { Status } from '../../ui/Status.tsx';
import { dashboard } from '../content.ts';
import listStyles from '../list/ListPanel.module.css';
import { MoreButton } from '../list/MoreButton.tsx';
import { useList } from '../list/use-list.ts';
import { LocalTime } from '../ui/LocalTime.tsx';
import { useFocusOnArrival } from '../ui/use-focus-on-arrival.ts';
import styles from './page.module.css';
import { audit } from './content.ts';
import { auditSentence } from './sentence.ts';

/** What staff did, newest first, one page at a time. */
export function Component() {
  // Refetched on each visit.
  const { rows, loading, busy, failed, more, load } = useList('GET /audit', '', { gcTime: 0 });
  const entries = useRef<HTMLUListElement>(null);
  useFocusOnArrival(entries, rows.length, 'time');

  return (
    <StaffPage title={audit.title}>
      <p>{audit.lead}</p>
      {loading && <output>{dashboard.loading}</output>}
      {!loading && !failed && rows.length === 0 && (
        <p className={listStyles.empty}>{audit.empty}</p>
      )}
      {rows.length > 0 && <Status>{audit.count(rows.length, more)}</Status>}
      <ul ref={entries} className={styles.entries}>
        {rows.map((entry) => (
          <li key={entry.id}>
            <LocalTime at={entry.at} className="caption" tabIndex={-1} />
            <span>{auditSentence(entry)}</span>
            {entry.contact !== undefined && (
              <Link to={paths.contact(entry.contact)} className={styles.contact}>
                {dashboard.contacts.card(entry.contact)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <MoreButton list={{ busy, failed, more }} onPress={load} words={{ failed: audit.failed }} />
    </StaffPage>
  );
}
