import { useState } from 'react';
import type { Campaign } from '#contract/campaign.ts';
import { hasLostRecipients } from '#contract/retention.ts';
import { Button } from '../../ui/Button.tsx';
import { useNewCampaign } from '../campaigns/use-new-campaign.ts';
import { Alert } from '../ui/Alert.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { Fields } from '../ui/Fields.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import { QuietButton } from '../ui/QuietButton.tsx';
import { useCountdown } from '../ui/use-countdown.ts';
import { campaignWords, saveWords, startedWords as words } from './content.ts';
import { textOf } from './draft-text.ts';
import { DuplicateButton } from './DuplicateButton.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { keptDraft } from './kept-draft.ts';
import styles from './page.module.css';
import { Preview } from './Preview.tsx';
import { type CampaignAction, problemOf, useAction } from './use-action.ts';

interface StartedViewProps {
  readonly campaign: Campaign;
  readonly me: string | null;
  /** Called with a sentence that says what was done. */
  readonly onDone: (text: string) => void;
}

/** A newsletter that is no longer a draft: its progress and results, and the actions left. */
export function StartedView({ campaign, me, onDone }: StartedViewProps) {
  const { id, status, at, stoppedBy, subject, version } = campaign;
  const action = useAction(campaign, (now) => onDone(words.done[now] ?? ''));
  const { mutate: act, isPending: busy } = action;
  return (
    <div className={styles.started}>
      <div className="stack">
        <LateText id={id} me={me} />
        {status === 'scheduled' && at !== undefined && (
          <Waiting at={at} busy={busy} onCancel={() => act('cancel')} />
        )}
        {status === 'paused' && stoppedBy !== undefined && (
          <p className="failed">{words.stopped[stoppedBy]}</p>
        )}
        {status === 'paused' && hasLostRecipients(campaign) && (
          <p className="failed">{words.lost}</p>
        )}
        <Actions {...{ campaign, busy, act }} />
        <Alert>{problemOf(action.error)}</Alert>
        {status !== 'scheduled' && <FiguresSection campaign={campaign} />}
        <Facts campaign={campaign} />
      </div>
      <div className="stack">
        <Preview id={id} subject={subject} version={status === 'scheduled' ? version : 0} />
      </div>
    </div>
  );
}

/** Seconds before the start from which they are shown. */
const countdown = 60;

interface WaitingProps {
  readonly at: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

function Waiting({ at, busy, onCancel }: WaitingProps) {
  const left = useCountdown(Date.parse(at), countdown);
  const isSoon = left < countdown;
  return (
    <div className={styles.waiting}>
      <p>
        {/* Not a live region: it would announce every second. */}
        {isSoon ? (
          <span>{left > 0 ? words.startsIn(left) : words.startsNow}</span>
        ) : (
          <>
            {words.startsAt} <LocalTime at={at} />
          </>
        )}
      </p>
      <Button data-undo="" busy={busy} onClick={onCancel}>
        {isSoon ? words.undo : words.toDraft}
      </Button>
    </div>
  );
}

interface ActionsProps {
  readonly campaign: Campaign;
  readonly busy: boolean;
  readonly act: (action: CampaignAction) => void;
}

function Actions({ campaign, busy, act }: ActionsProps) {
  const { status } = campaign;
  const [asks, setAsks] = useState(false);
  const isUnderWay = status === 'sending' || status === 'paused';
  return (
    <div className="actions row">
      {isUnderWay && !(status === 'paused' && hasLostRecipients(campaign)) && (
        <Button busy={busy} onClick={() => act(status === 'sending' ? 'pause' : 'resume')}>
          {status === 'sending' ? words.pause : words.resume}
        </Button>
      )}
      {isUnderWay && <QuietButton onClick={() => setAsks(true)}>{words.cancel.action}</QuietButton>}
      <DuplicateButton text={textOf(campaign)} />
      <Confirm
        open={asks && isUnderWay}
        words={{ ...campaignWords, ...words.cancel }}
        busy={busy}
        onYes={() => {
          setAsks(false);
          act('cancel');
        }}
        onNo={() => setAsks(false)}
      >
        <p>{words.cancel.text}</p>
      </Confirm>
    </div>
  );
}

/** Offers text that somebody typed after the newsletter was sent. */
function LateText({ id, me }: { readonly id: string; readonly me: string | null }) {
  const [kept, setKept] = useState(() => keptDraft(me, id).read());
  const copy = useNewCampaign();
  if (kept === undefined) return null;
  const drop = () => {
    keptDraft(me, id).keep(undefined);
    setKept(undefined);
  };
  return (
    <div className={styles.clash}>
      <p>{saveWords.late.text}</p>
      <div className="actions row">
        <QuietButton
          busy={copy.isPending}
          onClick={() => copy.mutate(kept.text, { onSuccess: drop })}
        >
          {saveWords.late.use}
        </QuietButton>
        <QuietButton onClick={drop}>{saveWords.late.drop}</QuietButton>
      </div>
      <Alert>{copy.isError && campaignWords.notDone}</Alert>
    </div>
  );
}

const factWords = words.facts;

/** When a newsletter was sent, to whom, and its page in the archive. */
function Facts({ campaign }: { readonly campaign: Campaign }) {
  const { preheader, tags, author, at, startedAt, endedAt, isPublic, page } = campaign;
  const notYet = isPublic ? factWords.later : factWords.notPublic;
  return (
    <section className="stack" aria-labelledby="facts">
      <h2 id="facts">{factWords.heading}</h2>
      <Fields
        of={{
          [factWords.preheader]: preheader === '' ? undefined : <span dir="auto">{preheader}</span>,
          [factWords.to]: tags.length === 0 ? factWords.everybody : tags.join(', '),
          [factWords.author]: author,
          [factWords.at]: at && <LocalTime at={at} />,
          [factWords.startedAt]: startedAt && <LocalTime at={startedAt} />,
          [factWords.endedAt]: endedAt && <LocalTime at={endedAt} />,
          [words.archive]: page === undefined ? notYet : <a href={page}>{page}</a>,
        }}
      />
    </section>
  );
}
