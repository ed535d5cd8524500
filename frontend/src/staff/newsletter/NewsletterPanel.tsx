import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Subscriber, SubscriberStatus } from '#contract/newsletter.ts';
import { dashboard } from '../content.ts';
import { notificationsQuery } from '../data/queries.ts';
import { ListPanel } from '../list/ListPanel.tsx';
import type { List } from '../list/use-list.ts';
import { pages } from '../pages.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { newsletter } from './content.ts';
import styles from './newsletter.module.css';
import { SubscriberCard } from './SubscriberCard.tsx';

interface NewsletterPanelProps {
  readonly status: SubscriberStatus | undefined;
  readonly list: List<Subscriber>;
  /** Actions for the whole list. */
  readonly tools: ReactNode;
}

/** The list of subscribers with the links to its statuses. */
export function NewsletterPanel({ status, list, tools }: NewsletterPanelProps) {
  const { data } = useQuery(notificationsQuery);
  const empty = status === undefined ? dashboard.newsletter.empty : newsletter.emptyStatus(status);
  return (
    <ListPanel
      words={{ ...dashboard.newsletter, empty }}
      list={list}
      Card={SubscriberCard}
      actions={copyAddresses}
      tools={tools}
      above={
        <>
          {data?.confirmationsStopped && (
            <p className="failed">{newsletter.confirmationsStopped}</p>
          )}
          <p className={styles.import}>
            <Link to={pages.adminImport}>{newsletter.import}</Link>
          </p>
        </>
      }
    />
  );
}

/** Copies the addresses that get the newsletter. */
function copyAddresses(shown: readonly Subscriber[]) {
  const confirmed = shown.filter(({ status }) => status === 'confirmed');
  return (
    <CopyButton label={dashboard.copyAll} text={confirmed.map(({ email }) => email).join('\n')} />
  );
}
