import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callForStaff } from '../../api/staff.ts';
import { Button } from '../../ui/Button.tsx';
import { dataOf } from '../data/query-client.ts';
import { pages } from '../pages.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { forgetCampaign, rereadCampaign } from './campaign-query.ts';
import { campaignWords as words } from './content.ts';
import { DuplicateButton } from './DuplicateButton.tsx';
import styles from './page.module.css';
import { problemOf } from './use-action.ts';
import type { Draft } from './use-draft.ts';

interface DraftActionsProps {
  readonly id: string;
  readonly draft: Draft;
}

/** Duplicates or deletes a draft. */
export function DraftActions({ id, draft: { saver, text } }: DraftActionsProps) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => dataOf(callForStaff('DELETE /campaigns/{id}', { id })),
    onSuccess: () => {
      saver.discard();
      void navigate(pages.adminCampaigns);
      forgetCampaign(id);
    },
    onError: () => rereadCampaign(id),
  });
  return (
    <div className={styles.actions}>
      <DuplicateButton text={text} />
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {words.delete.action}
      </Button>
      <Confirm
        open={asks}
        words={{ ...words, ...words.delete }}
        busy={isPending}
        problem={problemOf(error)}
        onYes={() => mutate()}
        onNo={() => setAsks(false)}
      >
        <p>{words.delete.text}</p>
      </Confirm>
    </div>
  );
}
