import { useMutation } from '@tanstack/react-query';
import { possibleChange, subscriberVersion } from '#contract/subscriber-change.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import type { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { callForStaff } from '../../api/staff.ts';
import { Button } from '../../ui/Button.tsx';
import { currentIn, dataOf, statusOf } from '../data/query-client.ts';
import { newsletter as words } from './content.ts';
import { Alert } from '../ui/Alert.tsx';
import styles from './newsletter.module.css';
import { showSubscriber } from './show-subscriber.ts';

/**
 * The actions for an address in its current status, with their results. The lists then show its new state, whoever
 * changed it.
 */
export function SubscriberActions({ row, now }: { readonly row: Subscriber; readonly now: Date }) {
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: (change: SubscriberUpdate['change']) =>
      dataOf(
        callForStaff('PATCH /newsletter', {
          body: { email: row.email, change },
          ifMatch: subscriberVersion(row),
        }),
      ),
    onSuccess: showSubscriber,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a 412
    onError: (reason) => showSubscriber(currentIn(reason) as Subscriber | undefined),
  });
  const possible = possibleChange(row, now.getTime());

  const button = possible && (
    <Button variant="quiet" busy={isPending} onClick={() => mutate(possible)}>
      {words.changes[possible].action}
      <span className="visually-hidden">{words.of(row.id)}</span>
    </Button>
  );
  return (
    <div className={styles.actions}>
      {possible === 'unsuppress' ? (
        <details className={styles.unsuppress}>
          <summary>{words.unsuppress.open}</summary>
          <p>{words.unsuppress.hint}</p>
          {button}
        </details>
      ) : (
        button
      )}
      <output>{isSuccess && words.changes[variables].done}</output>
      <Alert>{error && failureText(error)}</Alert>
    </div>
  );
}

export function failureText(error: Error): string {
  const status = statusOf(error);
  if (status === 412) return words.stale;
  return status === 404 ? words.gone : words.failed;
}
