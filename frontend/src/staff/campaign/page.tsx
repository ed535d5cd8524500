import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Campaign } from '#contract/campaign.ts';
import { campaignsWords, campaignStatusNames } from '../campaigns/content.ts';
import { useUsers } from '../contact-parts/use-users.ts';
import { statusOf } from '../data/query-client.ts';
import { dashboard } from '../content.ts';
import { NotFound } from '../ui/NotFound.tsx';
import { StaffPage } from '../ui/StaffPage.tsx';
import { campaignAt, pages } from '../pages.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { campaignQuery } from './campaign-query.ts';
import { campaignWords as words } from './content.ts';
import { DraftView } from './DraftView.tsx';
import { Mark } from '../ui/Mark.tsx';
import styles from './page.module.css';
import { StartedView } from './StartedView.tsx';

/** One newsletter: the editor of a draft, or the results of a sent one. */
export function Component() {
  const id = campaignAt(useLocation().pathname);
  return id === undefined ? <NotFound /> : <CampaignPage key={id} id={id} />;
}

function CampaignPage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(campaignQuery(id));
  const isGone = statusOf(error) === 404;
  const campaign = isGone ? undefined : data?.campaign;
  const subject = campaign?.subject ?? '';
  return (
    <StaffPage
      documentTitle={words.documentTitle(subject)}
      title={subject === '' ? campaignsWords.noSubject : subject}
      above={
        <p className={styles.above}>
          <Link to={pages.adminCampaigns}>{words.back}</Link>
          {campaign && <Mark state={campaign.status}>{campaignStatusNames[campaign.status]}</Mark>}
        </p>
      }
    >
      {isGone && <p>{words.gone}</p>}
      {campaign === undefined && !isGone && error !== null && (
        <LoadFailed text={words.failed} onRetry={() => void refetch()} />
      )}
      {campaign === undefined && error === null && <output>{dashboard.loading}</output>}
      {campaign && <LoadedCampaign campaign={campaign} />}
    </StaffPage>
  );
}

function LoadedCampaign({ campaign }: { readonly campaign: Campaign }) {
  const { me, isPending } = useUsers();
  const isDraft = campaign.status === 'draft';
  /** The result of the last action, in words. */
  const [done, setDone] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const wasDraft = useRef(isDraft);

  // The focused control is gone: focus Undo, or else the heading.
  useEffect(() => {
    if (wasDraft.current === isDraft) return;
    wasDraft.current = isDraft;
    if (document.activeElement !== document.body) return;
    const target =
      place.current?.querySelector<HTMLElement>('[data-undo]') ??
      document.querySelector<HTMLElement>('main h1');
    target?.focus();
  }, [isDraft]);

  // Unsaved text is kept by author.
  if (isPending) return <output>{dashboard.loading}</output>;
  return (
    <div ref={place} className="stack">
      <output className="done">{done}</output>
      {isDraft ? (
        <DraftView campaign={campaign} me={me} onDone={setDone} />
      ) : (
        <StartedView campaign={campaign} me={me} onDone={setDone} />
      )}
    </div>
  );
}
