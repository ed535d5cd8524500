import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Subscriber } from '#contract/newsletter.ts';
import { keepScroll } from '../../routing/keep-scroll.ts';
import { dashboard } from '../content.ts';
import { ConnectionLine } from '../frame/ConnectionLine.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { useUsers } from '../contacts/use-users.ts';
import { queryOf, tabIn, viewIn, viewPath } from '../contacts/view.ts';
import { ListPanel } from '../list/ListPanel.tsx';
import { subscriberLists } from './lists.ts';
import { ShortcutsButton } from '../keys/ShortcutsButton.tsx';
import { SelectableContacts } from './SelectableContacts.tsx';
import { SubscriberCard } from './SubscriberCard.tsx';
import { Tabs } from './Tabs.tsx';
import { leave, useContacts } from './use-contacts.ts';
import { useList } from '../list/use-list.ts';
import { useSteps } from './use-steps.ts';

interface ListsProps {
  /** Called with the number of contacts that have arrived and are not shown yet. */
  readonly onArrived: (count: number) => void;
}

/** Both lists, each in its tab; the open tab and the contacts' view are in the URL. */
export function Lists({ onArrived }: ListsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const users = useUsers();
  useSteps();
  const view = viewIn(search);
  const contacts = useContacts(view, onArrived);
  const subscribers = useList(subscriberLists, '', leave);
  const [ready, setReady] = useState(false);
  if (!ready && !contacts.list.loading && !subscribers.loading) setReady(true);

  return (
    <>
      <ConnectionLine />
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
              <>
                <SelectableContacts key={queryOf(view)} {...{ view, contacts, users }} />
                <ShortcutsButton />
              </>
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
    </>
  );
}

/** Those that may get the newsletter. */
function copyAddresses(shown: readonly Subscriber[]) {
  const confirmed = shown.filter(({ status }) => status === 'confirmed');
  return (
    <CopyButton label={dashboard.copyAll} text={confirmed.map(({ email }) => email).join('\n')} />
  );
}
