import { useLocation, useNavigate } from 'react-router-dom';
import type { Subscriber } from '#contract/newsletter.ts';
import { dashboard } from '../content.ts';
import { paths, tabIn } from '../../paths.ts';
import { keepScroll } from '../../routing/keep-scroll.ts';
import { CopyButton } from '../CopyButton.tsx';
import { markSignedOut } from '../signed-in.ts';
import { ListPanel } from './ListPanel.tsx';
import { SubmissionCard } from './SubmissionCard.tsx';
import { SubscriberCard } from './SubscriberCard.tsx';
import { Tabs } from './Tabs.tsx';
import { useList } from './use-list.ts';

const leave = () => markSignedOut('ended');

/** Both lists, each in its tab; the open tab is in the URL. */
export function Lists() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const contacts = useList('GET /contact', leave);
  const subscribers = useList('GET /newsletter', leave);

  return (
    <Tabs
      label={dashboard.tabs}
      open={tabIn(search) ?? 'contacts'}
      onOpen={(name) => {
        const tab = name === 'contacts' ? undefined : name;
        void navigate(paths.adminDashboard(tab), { replace: true, state: keepScroll });
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
