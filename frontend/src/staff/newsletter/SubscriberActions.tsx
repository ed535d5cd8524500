import { useState } from 'react';
import { possibleChange } from '#contract/subscriber-change.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import type { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { Button } from '../../ui/Button.tsx';
import { changeSubscriber, type Result } from './change-subscriber.ts';
import { newsletter as words } from './content.ts';
import styles from './newsletter.module.css';

/** What staff can do with an address as it stands, and what became of that. */
export function SubscriberActions({ row, now }: { readonly row: Subscriber; readonly now: Date }) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const possible = possibleChange(row, now.getTime());

  async function act(change: SubscriberUpdate['change']) {
    if (busy) return;
    setBusy(true);
    setResult(null);
    setResult(await changeSubscriber(row, change));
    setBusy(false);
  }

  const button = possible && (
    <Button
      variant="quiet"
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => void act(possible)}
    >
      {words.changes[possible].action}
      <span className="visually-hidden">{words.of(row.id)}</span>
    </Button>
  );
  return (
    <div className={styles.actions}>
      {possible === 'lift' ? (
        <details className={styles.lift}>
          <summary>{words.lift.open}</summary>
          <p>{words.lift.hint}</p>
          {button}
        </details>
      ) : (
        button
      )}
      <output>{result?.kind === 'done' && words.changes[result.change].done}</output>
      <div role="alert" className={styles.alert}>
        {result && result.kind !== 'done' && words[result.kind]}
      </div>
    </div>
  );
}
