import { useState } from 'react';
import { possibleChange } from '#contract/subscriber-change.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import type { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { Button } from '../../ui/Button.tsx';
import { markSignedOut } from '../session/signed-in.ts';
import { changeSubscriber, type Result } from './change-subscriber.ts';
import { newsletter as words } from './content.ts';
import styles from './newsletter.module.css';

/** What staff can do with an address as it stands, and what became of that. */
export function SubscriberActions({ row, now }: { readonly row: Subscriber; readonly now: Date }) {
  const [busy, setBusy] = useState(false);
  const [told, tell] = useState<Result | null>(null);
  const possible = possibleChange(row, now.getTime());

  async function act(change: SubscriberUpdate['change']) {
    if (busy) return;
    setBusy(true);
    tell(null);
    const result = await changeSubscriber(row, change);
    setBusy(false);
    if (result.kind === 'signed-out') markSignedOut('ended');
    else tell(result);
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
      <output>{told?.kind === 'done' && words.changes[told.change].done}</output>
      <div role="alert" className={styles.alert}>
        {told && told.kind !== 'done' && told.kind !== 'signed-out' && words[told.kind]}
      </div>
    </div>
  );
}
