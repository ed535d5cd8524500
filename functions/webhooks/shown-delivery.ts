import type { WebhookDelivery } from '#contract/notifications.ts';
import { outboxIndex } from '#contract/tables.ts';
import { shortId } from '../lists/list-row.ts';
import type { StoredDelivery } from './delivery-store.ts';

/** A delivery as staff see it. */
export function shownDelivery(stored: StoredDelivery): WebhookDelivery {
  const { webhook, entry, event, at, contact, attempt, triedAt, result } = stored;
  const state = stateOf(stored);
  // `<ISO time>#<id>`
  const [nextAt] = stored[outboxIndex.sortKey]?.split('#') ?? [];
  return {
    id: shortId(`${webhook} ${entry}`),
    webhook,
    event,
    at,
    ...(contact !== undefined && { contact }),
    state,
    ...(attempt !== undefined && { attempt }),
    ...(triedAt !== undefined && { triedAt }),
    ...(result !== undefined && { result }),
    ...(state === 'due' && nextAt !== undefined && { nextAt }),
  };
}

function stateOf({
  [outboxIndex.partitionKey]: outbox,
  result = '',
}: StoredDelivery): WebhookDelivery['state'] {
  if (outbox !== undefined) return outbox;
  if (result === 'off' || result === 'removed') return 'dropped';
  return /^2\d\d$/.test(result) ? 'delivered' : 'failed';
}
