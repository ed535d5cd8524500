import { Link } from 'react-router-dom';
import { dashboard } from '../content.ts';
import { RowList } from '../list/RowList.tsx';
import { paths } from '../pages.ts';
import { LocalTime } from '../ui/LocalTime.tsx';
import { StaffPage } from '../ui/StaffPage.tsx';
import { audit } from './content.ts';
import styles from './page.module.css';
import { auditSentence } from './sentence.ts';

/** What staff did. */
export function Component() {
  return (
    <StaffPage title={audit.title}>
      <p>{audit.lead}</p>
      <RowList route="GET /audit" words={audit} target="time" className={styles.entries}>
        {(entry) => (
          <>
            <LocalTime at={entry.at} className="caption" tabIndex={-1} />
            <span>{auditSentence(entry)}</span>
            {entry.contact !== undefined && (
              <Link to={paths.contact(entry.contact)} className={styles.contact}>
                {dashboard.contacts.card(entry.contact)}
              </Link>
            )}
          </>
        )}
      </RowList>
    </StaffPage>
  );
}
