import { subscriberVersion } from '#contract/subscriber-change.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import type { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { callForStaff } from '../../api/staff.ts';
import { changeRows } from '../list/list-query.ts';

export type Result =
  | { readonly kind: 'done'; readonly change: SubscriberUpdate['change'] }
  | { readonly kind: 'overtaken' | 'gone' | 'failed' };

/** Changes an address as it is shown. The lists show it in its place as it stands then, whoever changed it. */
export async function changeSubscriber(
  row: Subscriber,
  change: SubscriberUpdate['change'],
): Promise<Result> {
  const outcome = await callForStaff('PATCH /newsletter', {
    body: { email: row.email, change },
    ifMatch: subscriberVersion(row),
  });
  if (outcome.kind === 'success') {
    show(outcome.data);
    return { kind: 'done', change };
  }
  if (outcome.kind === 'error' && outcome.status === 412) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a 412
    show(outcome.current as Subscriber);
    return { kind: 'overtaken' };
  }
  return { kind: outcome.kind === 'error' && outcome.status === 404 ? 'gone' : 'failed' };
}

function show(now: Subscriber): void {
  changeRows<Subscriber>('GET /newsletter', (rows) =>
    rows.map((each) => (each.id === now.id ? now : each)),
  );
}
