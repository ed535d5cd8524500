import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import { dashboard } from '../content.ts';
import { StaffPage } from '../ui/StaffPage.tsx';
import listStyles from '../list/ListPanel.module.css';
import { MoreButton } from '../list/MoreButton.tsx';
import { useList } from '../list/use-list.ts';
import { useFocusOnArrival } from '../ui/use-focus-on-arrival.ts';
import { CampaignRow } from './CampaignRow.tsx';
import { campaignsWords as words } from './content.ts';
import { Alert } from '../ui/Alert.tsx';
import tone from '../ui/tone.module.css';
import styles from './page.module.css';
import { useNewCampaign } from './use-new-campaign.ts';

/** All newsletters with their figures, newest first, one page at a time. */
export function Component() {
  // The page refetches each time it opens.
  const { rows, loading, busy, failed, more, load } = useList('GET /campaigns', '', { gcTime: 0 });
  const list = useRef<HTMLUListElement>(null);
  useFocusOnArrival(list, rows.length, 'a');

  return (
    <StaffPage title={words.title}>
      <div className={styles.page}>
        <p className={tone.soft}>{words.lead}</p>
        <NewButton />
        {loading && <output>{dashboard.loading}</output>}
        {!loading && !failed && rows.length === 0 && (
          <p className={listStyles.empty}>{words.empty}</p>
        )}
        {rows.length > 0 && <Status>{words.count(rows.length, more)}</Status>}
        <ul ref={list} className={styles.rows}>
          {rows.map((campaign) => (
            <li key={campaign.id}>
              <CampaignRow campaign={campaign} />
            </li>
          ))}
        </ul>
        <MoreButton list={{ busy, failed, more }} onPress={load} words={{ failed: words.failed }} />
      </div>
    </StaffPage>
  );
}

function NewButton() {
  const { mutate, isPending: busy, isError } = useNewCampaign();
  return (
    <div className={styles.new}>
      <Button busy={busy} onClick={() => mutate({ subject: '', body: '' })}>
        {busy ? words.making : words.new}
      </Button>
      {isError && <Alert>{words.notMade}</Alert>}
    </div>
  );
}
