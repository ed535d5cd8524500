import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Subscriber } from '#contract/newsletter.ts';
import { dashboard } from '../content.ts';
import { keepScroll } from '../../routing/keep-scroll.ts';
import { CopyButton } from '../CopyButton.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { markSignedOut } from '../signed-in.ts';
import { statusNames } from '../status-content.ts';
import { useUsers } from '../use-users.ts';
import { UsersFailed } from '../UsersFailed.tsx';
import { ListPanel } from './ListPanel.tsx';
import { contactLists, subscriberLists } from './lists.ts';
import { NewestButton } from './NewestButton.tsx';
import { SubmissionCard } from './SubmissionCard.tsx';
import { SubscriberCard } from './SubscriberCard.tsx';
import { Tabs } from './Tabs.tsx';
import { useCounts } from './use-counts.ts';
import { useList } from './use-list.ts';
import { usePolling } from './use-polling.ts';
import { queryOf, tabIn, type View, viewIn, viewPath } from '../view.ts';
import { ViewLinks } from './ViewLinks.tsx';

const leave = () => markSignedOut('ended');

interface ListsProps {
  /** Called with the number of contacts that have arrived and are not shown yet. */
  readonly onArrived: (count: number) => void;
}

/** Both lists, each in its tab; the open tab and the contacts' view are in the URL. */
export function Lists({ onArrived }: ListsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const users = useUsers();
  const view = viewIn(search);
  const contacts = useList(contactLists, queryOf(view), leave);
  const subscribers = useList(subscriberLists, '', leave);
  const [ready, setReady] = useState(false);
  if (!ready && !contacts.loading && !subscribers.loading) setReady(true);
  usePolling(queryOf(view), contacts, leave);
  const counts = useCounts(contacts.etag);
  const { arrived } = contacts.difference;
  useEffect(() => onArrived(arrived), [arrived, onArrived]);

  return (
    <Tabs
      label={dashboard.tabs}
      open={tabIn(search) ?? 'contacts'}
      onOpen={(name) => {
        const tab = name === 'contacts' ? undefined : name;
        void navigate(viewPath(view, tab), { replace: true, state: keepScroll });
      }}
      loading={ready ? null : dashboard.loading}
      tabs={[
        {
          name: 'contacts',
          label: dashboard.contacts.tab,
          panel: (
            <ListPanel
              words={{ ...dashboard.contacts, empty: emptyText(view) }}
              list={contacts}
              Card={SubmissionCard}
              tools={<ExportButton list="contacts" {...view} />}
              above={
                <>
                  <UsersFailed users={users} />
                  <ViewLinks {...{ view, counts, me: users.me, pathOf: viewPath }} />
                  <NewestButton difference={contacts.difference} onShow={contacts.showNewest} />
                </>
              }
            />
          ),
        },
        {
          name: 'newsletter',
          label: dashboard.newsletter.tab,
          panel: (
            <ListPanel
              words={dashboard.newsletter}
              list={subscribers}
              Card={SubscriberCard}
              actions={copyAddresses}
              tools={<ExportButton list="newsletter" />}
            />
          ),
        },
      ]}
    />
  );
}

function emptyText({ status, assignee }: View): string {
  const { empty, emptyView } = dashboard.contacts;
  if (status === undefined) return assignee === undefined ? empty : emptyView('');
  return emptyView(statusNames[status].toLowerCase());
}

function copyAddresses(shown: readonly Subscriber[]) {
  return <CopyButton label={dashboard.copyAll} text={shown.map(({ email }) => email).join('\n')} />;
}
