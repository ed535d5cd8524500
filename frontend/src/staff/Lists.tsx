import { useLocation, useNavigate } from 'react-router-dom';
import type { Subscriber } from '#contract/newsletter.ts';
import { dashboard } from '../content/admin.ts';
import { inPlace } from '../routing/inPlace.ts';
import { CopyButton } from './CopyButton.tsx';
import { lowerFlag } from './flag.ts';
import { ListPanel } from './ListPanel.tsx';
import { SubmissionCard } from './SubmissionCard.tsx';
import { SubscriberCard } from './SubscriberCard.tsx';
import { Tabs } from './Tabs.tsx';
import { useList } from './useList.ts';

const leave = () => lowerFlag('ended');

/** Both lists, each in its tab; the open tab is in the URL. */
export function Lists() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const contacts = useList('listContacts', leave);
  const subscribers = useList('listSubscribers', leave);

  return (
    <Tabs
      label={dashboard.tabs}
      open={search === '?tab=newsletter' ? 'newsletter' : 'contacts'}
      onOpen={(name) => {
        const tab = name === 'contacts' ? '' : `?tab=${name}`;
        void navigate(`${pathname}${tab}`, { replace: true, state: inPlace });
      }}
      loading={contacts.loading || subscribers.loading ? dashboard.loading : null}
      tabs={[
        {
          name: 'contacts',
          label: dashboard.contacts.tab,
          panel: <ListPanel words={dashboard.contacts} list={contacts} Card={SubmissionCard} />,
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
            />
          ),
        },
      ]}
    />
  );
}

function copyAddresses(shown: readonly Subscriber[]) {
  return <CopyButton label={dashboard.copyAll} text={shown.map(({ email }) => email).join('\n')} />;
}
