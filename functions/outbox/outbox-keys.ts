import { outboxIndex, type OutboxState } from '#contract/tables.ts';

/** The attribute that counts attempts to send a row. */
export const outboxAttempts = 'outboxAttempts';

/** The attributes that put a row into the outbox: without them, it is out. */
export const outboxAttributes = [
  outboxIndex.partitionKey,
  outboxIndex.sortKey,
  outboxAttempts,
] as const;

/**
 * The outbox attributes to store with a row so that it is sent.
 * @param time when it is due, in ISO 8601 with milliseconds; the outbox sends in this order
 * @param id makes the sort key unique
 */
export function outboxKeys(time: string, id: string) {
  return {
    [outboxIndex.partitionKey]: 'due' satisfies OutboxState,
    [outboxIndex.sortKey]: `${time}#${id}`,
  } as const;
}
