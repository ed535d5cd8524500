import type { Campaign } from '#contract/campaign.ts';
import { CheckPanel } from './CheckPanel.tsx';
import { DraftActions } from './DraftActions.tsx';
import { DraftFields } from './DraftFields.tsx';
import styles from './page.module.css';
import { Preview } from './Preview.tsx';
import { SaveLine } from './SaveLine.tsx';
import { SendPanel } from './SendPanel.tsx';
import { TestPanel } from './TestPanel.tsx';
import { useCheck } from './use-check.ts';
import { useDraft } from './use-draft.ts';

interface DraftViewProps {
  readonly campaign: Campaign;
  readonly me: string | null;
  /** Called with a sentence that says what was done. */
  readonly onDone: (text: string) => void;
}

/** A draft with its preview, check, test and sending. */
export function DraftView({ campaign, me, onDone }: DraftViewProps) {
  const { id } = campaign;
  const draft = useDraft(campaign, me);
  const check = useCheck(id, draft);
  return (
    <div className={styles.draft}>
      <div className={styles.column}>
        <DraftFields draft={draft} />
        <SaveLine draft={draft} />
      </div>
      <div className={styles.column}>
        <Preview id={id} subject={draft.text.subject} version={draft.version} />
      </div>
      <div className={styles.panels}>
        <CheckPanel check={check} />
        <div className={styles.column}>
          <TestPanel id={id} draft={draft} />
          <SendPanel id={id} draft={draft} check={check} onDone={onDone} />
          <DraftActions id={id} draft={draft} />
        </div>
      </div>
    </div>
  );
}
