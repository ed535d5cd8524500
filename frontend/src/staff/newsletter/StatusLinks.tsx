import { Link } from 'react-router-dom';
import type { SubscriberStatus } from '#contract/newsletter.ts';
import { dashboard } from '../content.ts';
import { useView, viewPath } from '../contact-parts/view.ts';
import { forgetList } from '../list/list-query.ts';
import styles from '../list/ViewLinks.module.css';
import { newsletter } from './content.ts';
import { subscriberStatuses, subscribersQuery } from './subscriber-view.ts';

export function subscribersName(status: SubscriberStatus | undefined): string {
  return status === undefined ? newsletter.all : dashboard.subscriberStatus[status];
}

/** Links to the subscribers of each status. Choosing one refetches its list. */
export function StatusLinks({ status }: { readonly status: SubscriberStatus | undefined }) {
  // The contacts' view stays as it is.
  const view = useView();
  return (
    <nav aria-label={newsletter.byStatus}>
      <ul className={styles.links}>
        {[undefined, ...subscriberStatuses].map((each) => (
          <li key={each ?? ''}>
            <Link
              to={viewPath(view, { tab: 'newsletter', subscribers: each })}
              preventScrollReset
              className={styles.link}
              onClick={() => forgetList('GET /newsletter', subscribersQuery(each))}
              aria-current={each === status ? 'page' : undefined}
            >
              {subscribersName(each)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
