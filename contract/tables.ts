import type { ContactStatus } from './contact/status.ts';

/** When DynamoDB may delete a row, in seconds since 1970: it does so days late, so readers look at it too. */
export const timeToLive = 'expiresAt';

/** The table of counters that slow down repeated attempts. It may be lost at any time. */
export const throttleTable = { key: 'bucket', timeToLive } as const;

/** An index of which lists read partitions, newest first: `<ISO time>#<id>` is its sort key. */
export interface ListIndex {
  readonly index: string;
  readonly partitionKey: string;
  /** Number or string. */
  readonly partitionType: 'N' | 'S';
  readonly sortKey: string;
}

/**
 * Lists are read newest first from a sharded index: every row lands in one of `shards` partitions,
 * each is read backwards from the cursor, and the pages are merged. A page costs the same at a thousand
 * rows and at a million, and writes are not capped by one partition (1,000 write units a second each).
 * A contact's partition also contains its status: see {@link contactPartitions}.
 */
export const listIndex = {
  index: 'feed',
  partitionKey: 'feedShard',
  partitionType: 'N',
  sortKey: 'feedKey',
  shards: 4,
} as const satisfies ListIndex & { shards: number };

/** The contacts that somebody has: the partition is `<username>#<status>`. Only those have its key. */
export const assignedIndex = {
  index: 'assigned',
  partitionKey: 'assignedTo',
  partitionType: 'S',
  sortKey: listIndex.sortKey,
} as const satisfies ListIndex;

/** The contacts that have an address, as its owner wrote it. */
export const emailIndex = {
  index: 'email',
  partitionKey: 'businessEmail',
  partitionType: 'S',
  sortKey: listIndex.sortKey,
} as const satisfies ListIndex;

/** Where a row stands that has something to be sent: it waits, or nobody tries any more. Others have no such state. */
export type OutboxState = 'due' | 'failed';

/**
 * The rows that have something to be sent, the longest waiting first. A row gets `outbox: 'due'` in the very write that
 * stores it, so that nothing is lost between two writes. The sort key is the time of the next attempt, with an id.
 */
export const outboxIndex = {
  index: 'outbox',
  partitionKey: 'outbox',
  partitionType: 'S',
  sortKey: 'outboxDue',
} as const satisfies ListIndex;

/**
 * The contacts whose newest change may have no entry in the audit log: the write that changes one sets the key, and the
 * dispatcher removes it. See decision 84.
 */
export const unrecordedIndex = {
  index: 'unrecorded',
  partitionKey: 'unrecorded',
  partitionType: 'S',
  sortKey: listIndex.sortKey,
} as const satisfies ListIndex;

/**
 * The subscribers that have a status, by it. Those from before there were any are `unconfirmed`, and in `feed` alone,
 * which others leave with the write that gives them one: a row is in one of both, and nothing has to be migrated.
 */
export const statusIndex = {
  index: 'status',
  partitionKey: 'status',
  partitionType: 'S',
  sortKey: listIndex.sortKey,
} as const satisfies ListIndex;

/** The names of a table's keys, which are strings, and its indexes. */
export interface TableKeys {
  readonly key: string;
  readonly sortKey?: string;
  readonly indexes: readonly ListIndex[];
  /** The attribute that says when a row expires. */
  readonly timeToLive?: string;
}

/** The keys of the tables, said once for the template that creates them and the stores that use them. */
export const tables = {
  contacts: {
    key: 'id',
    indexes: [listIndex, assignedIndex, emailIndex, outboxIndex, unrecordedIndex],
    timeToLive,
  },
  subscribers: { key: 'email', indexes: [listIndex, outboxIndex, statusIndex], timeToLive },
  activity: { key: 'subject', sortKey: 'entry', indexes: [listIndex], timeToLive },
  /** What the site keeps for itself: see {@link SettingsKind}. */
  settings: { key: 'kind', sortKey: 'entry', indexes: [], timeToLive },
  /** What goes to a webhook: its id, then `<ISO time>#<contact>`. */
  deliveries: { key: 'endpoint', sortKey: 'entry', indexes: [outboxIndex], timeToLive },
} as const satisfies Record<string, TableKeys>;

/** The partitions of the table of settings: a function may be let into one of them alone. */
export type SettingsKind =
  /** Signing keys, one entry for each version. */
  | 'key'
  /** When which digest may be sent next. */
  | 'digest'
  /** Webhooks by their ids. */
  | 'webhook'
  /** Who is signed in where, until that session would have ended. */
  | 'session'
  | 'reply-templates'
  /** What stops mails of which too many bounce. */
  | 'breaker'
  /** Staff addresses that a digest did not reach. */
  | 'undelivered'
  /** Who was erased and when, by keyed hashes: see `functions/person/ledger.ts`. */
  | 'erasure';

/** Partitions of the index `feed` that follow each other. */
export interface Shards {
  readonly first: number;
  readonly shards: number;
}

/** What a table keeps in `feed` whose rows have no status. */
export const wholeFeed: Shards = { first: 0, shards: listIndex.shards };

/**
 * Where `feed` holds the contacts of each status, so that a list with a filter reads no other rows. The public writes
 * `new` and `spam`, which have four shards; what staff move comes at a person's rate. Rows from before there were
 * statuses are in 0 to 3, and open.
 */
export const contactPartitions = {
  open: { unassigned: wholeFeed, assigned: { first: 4, shards: 1 } },
  new: { unassigned: { first: 5, shards: 4 }, assigned: { first: 9, shards: 1 } },
  spam: { unassigned: { first: 10, shards: 4 }, assigned: { first: 14, shards: 1 } },
  answered: { unassigned: { first: 15, shards: 1 }, assigned: { first: 16, shards: 1 } },
  closed: { unassigned: { first: 17, shards: 1 }, assigned: { first: 18, shards: 1 } },
} as const satisfies Record<ContactStatus, { unassigned: Shards; assigned: Shards }>;
