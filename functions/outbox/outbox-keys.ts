import { outboxIndex, type OutboxState } from '#contract/tables.ts';

/**
 * What a row gets in the write that stores it, so that it is sent.
 * @param time from when on, in ISO 8601 with milliseconds: the outbox sends in this order
 * @param id makes the sort key unique
 */
export function outboxKeys(time: string, id: string) {
  return {
    [outboxIndex.partitionKey]: 'due' satisfies OutboxState,
    [outboxIndex.sortKey]: `${time}#${id}`,
  } as const;
}
