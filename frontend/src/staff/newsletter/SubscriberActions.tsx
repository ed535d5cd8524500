import { useMutation } from '@tanstack/react-query';
import { possibleChange } from '#contract/subscriber-change.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import type { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { Button } from '../../ui/Button.tsx';
import { changeSubscriber } from './change-subscriber.ts';
import { newsletter as words } from './content.ts';
import styles from './newsletter.module.css';

/** What staff can do with an address as it stands, and what became of that. */
export function SubscriberActions({ row, now }: { readonly row: Subscriber; readonly now: Date }) {
  const {
    data: result,
    mutate,
    isPending,
  } = useMutation({
    mutationFn: (change: SubscriberUpdate['change']) => changeSubscriber(row, change),
  });
  const possible = possibleChange(row, now.getTime());

  const button = possible && (
    <Button
      variant="quiet"
      aria-disabled={isPending}
      aria-busy={isPending}
      onClick={() => !isPending && mutate(possible)}
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
