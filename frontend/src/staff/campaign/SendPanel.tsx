import { type SubmitEvent, useState } from 'react';
import { TextField } from '../../forms/Field.tsx';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../ui/use-now.ts';
import { sendWords as words, startedWords } from './content.ts';
import { Choice, Choices } from '../ui/Choices.tsx';
import { Alert } from '../ui/Alert.tsx';
import tone from '../ui/tone.module.css';
import styles from './page.module.css';
import { fieldValueOf, startTimeOf, zoneAt } from './start-time.ts';
import type { Check } from './use-check.ts';
import type { Draft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

interface SendPanelProps {
  readonly id: string;
  readonly draft: Draft;
  readonly check: Check;
  /** Called with a sentence that says what was done. */
  readonly onDone: (text: string) => void;
}

const idOfTime = 'send-at';

/** Sends a checked draft, now or later. */
export function SendPanel({ id, draft, check, onDone }: SendPanelProps) {
  const now = useNow();
  const [isLater, setLater] = useState(false);
  const [at, setAt] = useState('');
  const [problem, setProblem] = useState<keyof typeof words.problems>();
  const sending = useSending(id, draft);
  const { check: found, isCurrent } = check;
  const count = found?.recipients.confirmed ?? 0;
  const isReady = found !== undefined && isCurrent;
  const reason = isReady ? reasonAgainst(found) : undefined;
  const busy = sending.busy || check.busy;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    sending.reset();
    if (!isReady) return check.again();
    if (reason !== undefined) return undefined;
    const start = isLater ? startTimeOf(at, new Date()) : { at: undefined };
    setProblem('problem' in start ? start.problem : undefined);
    if ('problem' in start) return document.getElementById(idOfTime)?.focus();
    onDone(isLater ? '' : startedWords.announced);
    return sending.send(start.at);
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
          {sending.busy ? words.sending : isReady ? label : words.check}
        </Button>
      </form>
      <p id="send-reason" className={tone.soft}>
        {isReady ? reason : found === undefined ? words.waits : words.unchecked}
      </p>
      <Alert>{sending.problem}</Alert>
    </section>
  );
}

function reasonAgainst({ problems, recipients }: NonNullable<Check['check']>): string | undefined {
  if (recipients.confirmed === 0) return words.nobody;
  return problems.some(({ isBlocking }) => isBlocking) ? words.blocked : undefined;
}
