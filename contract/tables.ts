/** When DynamoDB may delete a row, in seconds since 1970: it does so days late, so readers look at it too. */
export const timeToLive = 'expiresAt';

/** The table of counters that slow down repeated attempts. It may be lost at any time. */
export const throttleTable = { key: 'bucket', timeToLive } as const;

/**
 * `<ISO time>#<id>`: the sort key of all lists, which are read backwards from a cursor, so that a page costs the same at
 * a thousand rows and at a million. A row without it is in no list, such as the canary's.
 */
export const listKey = 'timeAndId';

/** An index of text. */
export interface ListIndex {
  readonly index: string;
  readonly partitionKey: string;
  readonly sortKey: string;
}

/**
 * Contacts and subscribers by their status; a list of several statuses merges their partitions. A partition takes 1,000
 * write units a second, ten times what the gateway lets through of a route (`infra/constructs/http-api.ts`).
 */
export const statusIndex = {
  index: 'status',
  partitionKey: 'status',
  sortKey: listKey,
} as const satisfies ListIndex;

/** Contacts by who has them and their status, `<username>#<status>`: those that nobody has are in `#<status>`. */
export const assigneeIndex = {
  index: 'assignee',
  partitionKey: 'assigneeAndStatus',
  sortKey: listKey,
} as const satisfies ListIndex;

/** The contacts that have an address, as its owner wrote it. */
export const emailIndex = {
  index: 'email',
  partitionKey: 'businessEmail',
  sortKey: listKey,
} as const satisfies ListIndex;

/** All that staff did, in the one partition `all`. */
export const auditIndex = {
  index: 'audit',
  partitionKey: 'audit',
  sortKey: listKey,
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
  sortKey: 'outboxDue',
} as const satisfies ListIndex;

/**
 * The contacts whose newest change may have no entry in the audit log: the write that changes one sets the key, and the
 * dispatcher removes it. See decision 13.
 */
export const unrecordedIndex = {
  index: 'unrecorded',
  partitionKey: 'unrecorded',
  sortKey: listKey,
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
    indexes: [statusIndex, assigneeIndex, emailIndex, outboxIndex, unrecordedIndex],
    timeToLive,
  },
  subscribers: { key: 'email', indexes: [statusIndex, outboxIndex], timeToLive },
  activity: { key: 'subject', sortKey: 'entry', indexes: [auditIndex], timeToLive },
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
