import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dashboard } from '../content.ts';
import { ConnectionLine } from '../frame/ConnectionLine.tsx';
import { StaffPage } from '../frame/StaffPage.tsx';
import { useUsersOnPage } from '../contacts/use-users.ts';
import { queryOf, tabIn, useView } from '../contacts/view.ts';
import { NewsletterPanel } from '../newsletter/NewsletterPanel.tsx';
import {
  fitsSubscribers,
  subscribersIn,
  subscribersQuery,
  tabPath,
} from '../newsletter/subscriber-view.ts';
import { ShortcutsButton } from '../keys/ShortcutsButton.tsx';
import { Lateness } from './Lateness.tsx';
import { SelectableContacts } from './SelectableContacts.tsx';
import { Tabs } from './Tabs.tsx';
import { useContacts } from './use-contacts.ts';
import { useList } from '../list/use-list.ts';
import { useSteps } from './use-steps.ts';

const subscriberList = { fits: fitsSubscribers };

/** Both lists, each in its tab; the open tab and the contacts' view are in the URL. */
export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useUsersOnPage();
  useSteps();
  const view = useView();
  const contacts = useContacts();
  const status = subscribersIn(search);
  const subscribers = useList('GET /newsletter', subscribersQuery(status), subscriberList);
  const [ready, setReady] = useState(false);
  if (!ready && !contacts.list.loading && !subscribers.loading) setReady(true);

  return (
    <StaffPage
      documentTitle={dashboard.counted(contacts.difference.arrived, dashboard.documentTitle)}
      title={dashboard.title}
    >
      <ConnectionLine />
      <Lateness />
      <Tabs
        label={dashboard.tabs}
        open={tabIn(search) ?? 'contacts'}
        onOpen={(name) => {
          const tab = name === 'contacts' ? undefined : name;
          void navigate(tabPath(view, tab, status), { replace: true, preventScrollReset: true });
        }}
        loading={ready ? null : dashboard.loading}
        tabs={[
          {
            name: 'contacts',
            label: dashboard.contacts.tab,
            panel: (
              <>
                <SelectableContacts key={queryOf(view)} contacts={contacts} />
                <ShortcutsButton />
              </>
            ),
          },
          {
            name: 'newsletter',
            label: dashboard.newsletter.tab,
            panel: <NewsletterPanel status={status} list={subscribers} />,
          },
        ]}
      />
    </StaffPage>
  );
}
