import type { Subscriber } from '#contract/newsletter.ts';
import { changeRows } from '../list/list-query.ts';

/** Updates an address in the lists, whoever changed it. */
export function showSubscriber(now: Subscriber | undefined): void {
  changeRows<Subscriber>('GET /newsletter', (rows) =>
    rows.map((each) => (each.id === now?.id ? now : each)),
  );
}
