import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useUsers, useUsersOnPage } from '../contact-parts/use-users.ts';
import { queryOf, tabIn, useView } from '../contact-parts/view.ts';
import { dashboard } from '../content.ts';
import { useConnection } from '../data/connection.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { useList } from '../list/use-list.ts';
import { NewsletterPanel } from '../newsletter/NewsletterPanel.tsx';
import { StatusLinks, subscribersName } from '../newsletter/StatusLinks.tsx';
import { fitsSubscribers, subscribersIn, subscribersQuery } from '../newsletter/subscriber-view.ts';
import { Lateness } from '../notifications/LateLine.tsx';
import { contactAt, pages } from '../pages.ts';
import { hasViews, viewOf } from '../session/remembered-view.ts';
import styles from './list-layout.module.css';
import { ListPane } from './ListPane.tsx';
import { useContacts } from './use-contacts.ts';
import { useStep } from './use-step.ts';
import { useViewName, ViewLinks } from './ViewLinks.tsx';
import { Views } from './Views.tsx';

/** The lists, each in its tab's panel, with the open contact beside them if there is room. */
export function Component() {
  const { pathname, search } = useLocation();
  const { me, isPending } = useUsers();
  useUsersOnPage();
  // Without a query, the user's last view opens, which needs to know the user.
  const isBare = pathname === pages.adminDashboard && search === '';
  if (isBare && hasViews() && isPending) return <output>{dashboard.loading}</output>;
  const chosen = isBare && me !== null ? (viewOf(me) ?? '') : '';
  if (chosen !== '') return <Navigate to={pages.adminDashboard + chosen} replace />;
  return <ListLayout />;
}

function ListLayout() {
  const { pathname, search } = useLocation();
  const id = contactAt(pathname);
  const isDashboard = pathname === pages.adminDashboard;
  const isWide = useMedia('(width >= 64rem)');
  const step = useStep(id);
  useShortcuts({ j: () => step(1), k: () => step(-1) });
  const view = useView();
  const contacts = useContacts();
  const status = subscribersIn(search);
  const viewName = useViewName();
  const subscribers = useList('GET /newsletter', subscribersQuery(status), {
    fits: fitsSubscribers,
    enabled: isDashboard,
  });
  const [ready, setReady] = useState(false);
  if (!ready && !contacts.list.loading && !(isDashboard && subscribers.loading)) setReady(true);
  const { arrived } = contacts.difference;
  const tab = (isDashboard && tabIn(search)) || 'contacts';
  const panel = (name: typeof tab) => ({
    role: 'tabpanel',
    id: `panel-${name}`,
    'aria-labelledby': `tab-${name}`,
    className: styles.panel,
    tabIndex: -1,
    hidden: tab !== name,
  });
  const loading = isDashboard && !ready ? <output>{dashboard.loading}</output> : null;
  const title = isDashboard && (
    <h1 tabIndex={-1} className={styles.title}>
      {dashboard.title}
    </h1>
  );

  return (
    <>
      {isDashboard && <title>{dashboard.counted(arrived, dashboard.documentTitle)}</title>}
      <div {...panel('contacts')}>
        {(isDashboard || isWide) && tab === 'contacts' && (
          <>
            <div className={styles.side}>
              {title}
              {loading === null && (
                <Views current={viewName}>
                  <ViewLinks counts={contacts.counts} etag={contacts.etag} />
                </Views>
              )}
            </div>
            <div className={styles.list}>
              <ConnectionLine />
              <Lateness />
              {loading ?? <ListPane key={queryOf(view)} contacts={contacts} />}
            </div>
          </>
        )}
        {(!isDashboard || isWide) && (
          <div className={styles.place}>
            {isDashboard ? (
              <p className={styles.none}>{dashboard.contacts.noneOpen}</p>
            ) : (
              <Outlet context={arrived} />
            )}
          </div>
        )}
      </div>
      <div {...panel('newsletter')}>
        {tab === 'newsletter' && (
          <>
            <div className={styles.side}>
              {title}
              <Views current={subscribersName(status)}>
                <StatusLinks status={status} />
              </Views>
            </div>
            <div className={styles.whole}>
              {loading ?? (
                <NewsletterPanel
                  status={status}
                  list={subscribers}
                  tools={
                    <ExportButton
                      view={{ list: 'newsletter', ...(status && { subscriberStatus: status }) }}
                      filter={subscribers.filter}
                    />
                  }
                />
              )}
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** A line that warns while the data on screen may be stale. */
function ConnectionLine() {
  const connection = useConnection();
  return (
    <output>
      {connection !== 'online' && (
        <span className={styles.connection}>{dashboard.connection[connection]}</span>
      )}
    </output>
  );
}
