/** The table of counters that slow down repeated attempts. It may be lost at any time. */
export const throttleTable = { key: 'bucket', timeToLive: 'expiresAt' } as const;

/** The names of a table's keys, which are strings. */
export interface TableKeys {
  readonly key: string;
  readonly sortKey?: string;
}

/**
 * The keys of the tables, said once for the template that creates them and the stores that use them.
 *
 * Lists are read newest first from a sharded index: every row lands in one of `shards` partitions,
 * each is read backwards from the cursor, and the pages are merged. A page costs the same at a thousand
 * rows and at a million, and writes are not capped by one partition (1,000 write units a second each).
 */
export const tables = {
  contacts: { key: 'id' },
  subscribers: { key: 'email' },
  activity: { key: 'subject', sortKey: 'entry' },
} as const satisfies Record<string, TableKeys>;

export const listIndex = {
  index: 'feed',
  /** A number, 0 to `shards` - 1. */
  partitionKey: 'feedShard',
  /** A string. */
  sortKey: 'feedKey',
  shards: 4,
} as const;
