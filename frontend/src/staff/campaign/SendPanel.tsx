import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { callForStaff } from '../../api/staff.ts';
import { TextField } from '../../forms/Field.tsx';
import { Button } from '../../ui/Button.tsx';
import { dataOf, fieldErrorsIn, statusOf } from '../data/query-client.ts';
import { Alert } from '../ui/Alert.tsx';
import { Choice, Choices } from '../ui/Choices.tsx';
import { useNow } from '../ui/use-now.ts';
import { rereadCampaign, showCampaign } from './campaign-query.ts';
import { campaignWords, sendWords as words, startedWords } from './content.ts';
import styles from './page.module.css';
import { fieldValueOf, startTimeOf, zoneAt } from './start-time.ts';
import type { Check } from './use-check.ts';
import type { Draft } from './use-draft.ts';

interface SendPanelProps {
  readonly draft: Draft;
  readonly check: Check;
  /** Called with a sentence that says what was done. */
  readonly onDone: (text: string) => void;
}

const idOfTime = 'send-at';

/** Sends a checked draft, now or later. */
export function SendPanel({ draft, check, onDone }: SendPanelProps) {
  const now = useNow();
  const [isLater, setLater] = useState(false);
  const [at, setAt] = useState('');
  const [problem, setProblem] = useState<keyof typeof words.problems>();
  const sending = useSending(draft, onDone);
  const { check: found, isCurrent } = check;
  const count = found?.recipients.confirmed ?? 0;
  const isReady = found !== undefined && isCurrent;
  const reason = isReady ? reasonAgainst(found) : undefined;
  const busy = sending.isPending || check.busy;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    sending.reset();
    if (!isReady) return check.again();
    if (reason !== undefined) return undefined;
    const start = isLater ? startTimeOf(at, new Date()) : { at: undefined };
    setProblem('problem' in start ? start.problem : undefined);
    if ('problem' in start) return document.getElementById(idOfTime)?.focus();
    return sending.mutate(start.at);
  }

  const label = isLater ? words.plan(count) : words.send(count);
  const chosen = new Date(at);
  return (
    <section className={styles.panel} aria-labelledby="send">
      <h2 id="send">{words.heading}</h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Choices legend={words.when}>
          {[false, true].map((later) => (
            <Choice
              key={`${later}`}
              name="when"
              label={later ? words.later : words.now}
              checked={isLater === later}
              onChange={() => setLater(later)}
            />
          ))}
        </Choices>
        {isLater && (
          <TextField
            id={idOfTime}
            type="datetime-local"
            label={words.at}
            hint={words.zone(zoneAt(Number.isNaN(chosen.getTime()) ? now : chosen))}
            problem={problem && words.problems[problem]}
            min={fieldValueOf(now)}
            value={at}
            onChange={({ currentTarget: { value } }) => setAt(value)}
          />
        )}
        <Button
          type="submit"
          busy={busy}
          aria-disabled={busy || reason !== undefined}
          aria-describedby="send-reason"
        >
          {sending.isPending ? words.sending : isReady ? label : words.check}
        </Button>
      </form>
      <p id="send-reason" className="soft">
        {isReady ? reason : found === undefined ? words.waits : words.unchecked}
      </p>
      <Alert>{sending.error && problemOf(sending.error)}</Alert>
    </section>
  );
}

function reasonAgainst({ problems, recipients }: NonNullable<Check['check']>): string | undefined {
  if (recipients.confirmed === 0) return words.nobody;
  return problems.some(({ isBlocking }) => isBlocking) ? words.blocked : undefined;
}

/** The draft could not be saved before sending. */
class NotSaved extends Error {}

/** Saves a draft and sends or schedules it. */
function useSending({ id, saver }: Draft, onDone: SendPanelProps['onDone']) {
  return useMutation({
    mutationFn: async (at: string | undefined) => {
      if (!(await saver.flush())) throw new NotSaved();
      const body = at === undefined ? {} : { at };
      const ifMatch = saver.snapshot().version;
      return dataOf(callForStaff('POST /campaigns/{id}/send', { id, body, ifMatch }));
    },
    onSuccess: (campaign, at) => {
      onDone(at === undefined ? startedWords.announced : '');
      showCampaign(campaign);
    },
    onError: () => rereadCampaign(id),
  });
}

function problemOf(error: Error): string {
  if (error instanceof NotSaved) return words.notSaved;
  const status = statusOf(error);
  if (status === 412) return words.stale;
  if (status === 409) return campaignWords.conflict;
  const [field] = fieldErrorsIn(error);
  if (field?.field === 'at') return words.problems.past;
  return field === undefined ? words.failed : words.blocked;
}
