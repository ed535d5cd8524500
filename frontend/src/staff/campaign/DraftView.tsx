import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Campaign } from '#contract/campaign.ts';
import { callForStaff } from '../../api/staff.ts';
import { dataOf } from '../data/query-client.ts';
import { pages } from '../pages.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { QuietButton } from '../ui/QuietButton.tsx';
import { forgetCampaign, rereadCampaign } from './campaign-query.ts';
import { CheckPanel } from './CheckPanel.tsx';
import { campaignWords as words } from './content.ts';
import { DraftFields } from './DraftFields.tsx';
import { DuplicateButton } from './DuplicateButton.tsx';
import styles from './page.module.css';
import { Preview } from './Preview.tsx';
import { SaveLine } from './SaveLine.tsx';
import { SendPanel } from './SendPanel.tsx';
import { TestPanel } from './TestPanel.tsx';
import { problemOf } from './use-action.ts';
import { useCheck } from './use-check.ts';
import { type Draft, useDraft } from './use-draft.ts';

interface DraftViewProps {
  readonly campaign: Campaign;
  readonly me: string | null;
  /** Called with a sentence that says what was done. */
  readonly onDone: (text: string) => void;
}

/** A draft with its preview, check, test and sending. */
export function DraftView({ campaign, me, onDone }: DraftViewProps) {
  const draft = useDraft(campaign, me);
  const check = useCheck(draft);
  return (
    <div className={styles.draft}>
      <div className="stack">
        <DraftFields draft={draft} />
        <SaveLine draft={draft} />
      </div>
      <div className="stack">
        <Preview id={campaign.id} subject={draft.text.subject} version={draft.version} />
      </div>
      <div className={styles.panels}>
        <CheckPanel check={check} />
        <div className="stack">
          <TestPanel draft={draft} />
          <SendPanel draft={draft} check={check} onDone={onDone} />
          <DraftActions draft={draft} />
        </div>
      </div>
    </div>
  );
}

/** Duplicates or deletes a draft. */
function DraftActions({ draft: { id, saver, text } }: { readonly draft: Draft }) {
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
    <div className="actions row">
      <DuplicateButton text={text} />
      <QuietButton onClick={() => setAsks(true)}>{words.delete.action}</QuietButton>
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
