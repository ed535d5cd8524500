import { type SubmitEvent, useId, useState } from 'react';
import { TextField } from '../../forms/Field.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import styles from '../ui/pills.module.css';
import { useNow } from '../ui/use-now.ts';
import type { Change } from './change.ts';
import { snoozeWords as words } from './snooze-content.ts';
import { dayAfter, morningOf, snoozeOffers } from './snooze-times.ts';

interface SnoozeMenuProps {
  readonly snoozedUntil: string | undefined;
  readonly busy: boolean;
  readonly onChange: (change: Change) => void;
}

/** Snoozes a contact until a morning in the reader's time zone, or ends that. */
export function SnoozeMenu({ snoozedUntil, busy, onChange }: SnoozeMenuProps) {
  const now = useNow();
  const isSnoozed = snoozedUntil !== undefined && new Date(snoozedUntil) > now;
  const snooze = (until: Date | null) => {
    if (!busy) onChange({ snoozedUntil: until && until.toISOString() });
  };
  const choices = [
    ...(isSnoozed ? [{ label: words.wake, until: null }] : []),
    ...snoozeOffers(now).map(({ offer, until }) => ({ label: words.offers[offer], until })),
  ];
  return (
    <fieldset className={styles.group}>
      <legend>{words.heading}</legend>
      {isSnoozed && (
        <p>
          {words.until} <LocalTime at={snoozedUntil} />
        </p>
      )}
      <div className={styles.pills}>
        {choices.map(({ label, until }) => (
          <button
            key={label}
            type="button"
            className={styles.pill}
            aria-disabled={busy}
            onClick={() => snooze(until)}
          >
            {label}
          </button>
        ))}
      </div>
      <DayForm busy={busy} onChoose={snooze} />
      <p className="note">{words.hint}</p>
    </fieldset>
  );
}

interface DayFormProps {
  readonly busy: boolean;
  readonly onChoose: (until: Date) => void;
}

function DayForm({ busy, onChoose }: DayFormProps) {
  const id = useId();
  const now = useNow();
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const until = morningOf(day, new Date());
    setProblem(until === undefined ? words.past : undefined);
    if (until !== undefined) onChoose(until);
  }

  return (
    <form className={styles.pills} onSubmit={submit} noValidate>
      <TextField
        id={id}
        type="date"
        label={words.day}
        problem={problem}
        min={dayAfter(now, 1)}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <button type="submit" className={styles.pill} aria-disabled={busy}>
        {words.save}
      </button>
    </form>
  );
}
