import type { Subscriber } from '#contract/newsletter.ts';
import { changeRows } from '../list/list-query.ts';

/** The lists show an address in its place as it stands now, whoever changed it. */
export function showSubscriber(now: Subscriber | undefined): void {
  changeRows<Subscriber>('GET /newsletter', (rows) =>
    rows.map((each) => (each.id === now?.id ? now : each)),
  );
}
