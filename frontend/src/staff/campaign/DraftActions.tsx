import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callForStaff } from '../../api/staff.ts';
import { Button } from '../../ui/Button.tsx';
import { useNewCampaign } from '../campaigns/use-new-campaign.ts';
import { dataOf, statusOf } from '../data/query-client.ts';
import { pages } from '../pages.ts';
import { forgetCampaign, rereadCampaign } from './campaign-query.ts';
import { Confirm } from './Confirm.tsx';
import { campaignWords as words } from './content.ts';
import styles from './page.module.css';
import type { Draft } from './use-draft.ts';

interface DraftActionsProps {
  readonly id: string;
  readonly draft: Draft;
}

/** Copies a draft, or deletes it. */
export function DraftActions({ id, draft: { saver, text } }: DraftActionsProps) {
  const copy = useNewCampaign();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const deletion = useMutation({
    mutationFn: () => dataOf(callForStaff('DELETE /campaigns/{id}', { id })),
    onSuccess: () => {
      saver.discard();
      void navigate(pages.adminCampaigns);
      forgetCampaign(id);
    },
    onError: () => rereadCampaign(id),
  });
  const { error } = deletion;
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        aria-disabled={copy.isPending}
        aria-busy={copy.isPending}
        onClick={() => copy.isPending || copy.mutate(text)}
      >
        {words.duplicate}
      </Button>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {words.delete.action}
      </Button>
      {copy.isError && (
        <p role="alert" className={styles.alert}>
          {words.notDone}
        </p>
      )}
      <Confirm
        open={asks}
        words={words.delete}
        busy={deletion.isPending}
        problem={
          error === null ? undefined : statusOf(error) === 409 ? words.overtaken : words.notDone
        }
        onYes={() => deletion.isPending || deletion.mutate()}
        onNo={() => setAsks(false)}
      />
    </div>
  );
}
