/** When DynamoDB may delete a row, in seconds since 1970. Deletion can be days late, so readers check it too. */
export const timeToLive = 'expiresAt';

/** The rate limits' token buckets. They may be lost at any time. */
export const bucketTable = { partitionKey: 'bucket', timeToLive } as const;

/**
 * `<ISO time>#<id>`: the sort key of all lists. Lists read it backwards from a cursor, so a page costs the same at any
 * table size. Rows without it, such as the canary's, are in no list.
 */
export const listKey = 'timeAndId';

/** An index with string keys. */
export interface ListIndex {
  readonly index: string;
  readonly partitionKey: string;
  readonly sortKey: string;
}

/**
 * Contacts and subscribers by status; a list of several statuses merges their partitions. A partition takes 1,000 write
 * units a second, ten times the default throttle of a route (`infra/constructs/http-api.ts`).
 */
export const statusIndex = {
  index: 'status',
  partitionKey: 'status',
  sortKey: listKey,
} as const satisfies ListIndex;

/** Contacts by assignee and status, `<username>#<status>`; unassigned ones are under `#<status>`. */
export const assigneeIndex = {
  index: 'assignee',
  partitionKey: 'assigneeAndStatus',
  sortKey: listKey,
} as const satisfies ListIndex;

/** Contacts by email address, as typed. */
export const emailIndex = {
  index: 'email',
  partitionKey: 'businessEmail',
  sortKey: listKey,
} as const satisfies ListIndex;

/** All staff actions, in the single partition `all`. */
export const auditIndex = {
  index: 'audit',
  partitionKey: 'audit',
  sortKey: listKey,
} as const satisfies ListIndex;

/**
 * The outbox state of a row: to be sent, given up, or an imported address that is still to be asked for consent. Other
 * rows have none.
 */
export type OutboxState = 'due' | 'failed' | 'imported';

/**
 * The rows with something to send, longest waiting first. The write that stores a row also sets `outbox: 'due'`, so no
 * notification is lost between two writes. The sort key is the time of the next attempt, with an id.
 */
export const outboxIndex = {
  index: 'outbox',
  partitionKey: 'outbox',
  sortKey: 'outboxDue',
} as const satisfies ListIndex;

/**
 * Contacts whose last change may be missing from the audit log. The write that changes a contact sets the key, and the
 * dispatcher removes it: see decision 13.
 */
export const unrecordedIndex = {
  index: 'unrecorded',
  partitionKey: 'unrecorded',
  sortKey: listKey,
} as const satisfies ListIndex;

/** Messages by the `Message-ID` of their mail, which a reply names in In-Reply-To (RFC 5322, section 3.6.4). */
export const messageIdIndex = {
  index: 'messageId',
  partitionKey: 'messageId',
  sortKey: 'entry',
} as const satisfies ListIndex;

/** All campaigns, in the single partition `all`. */
export const campaignIndex = {
  index: 'list',
  partitionKey: 'list',
  sortKey: listKey,
} as const satisfies ListIndex;

/** A table's keys, all strings, and its indexes. */
export interface TableKeys {
  readonly partitionKey: string;
  readonly sortKey?: string;
  readonly indexes: readonly ListIndex[];
  /** The attribute with a row's expiry. */
  readonly timeToLive?: string;
}

/** The keys of all tables, shared by the template that creates them and the stores. */
export const tables = {
  contacts: {
    partitionKey: 'id',
    indexes: [statusIndex, assigneeIndex, emailIndex, outboxIndex, unrecordedIndex],
    timeToLive,
  },
  /** The messages of conversations and notices to staff: the contact's id, then `message#<id>` or `notice#<id>`. */
  messages: {
    partitionKey: 'contact',
    sortKey: 'entry',
    indexes: [messageIdIndex, outboxIndex],
    timeToLive,
  },
  subscribers: { partitionKey: 'email', indexes: [statusIndex, outboxIndex], timeToLive },
  activity: { partitionKey: 'subject', sortKey: 'entry', indexes: [auditIndex], timeToLive },
  /** The site's internal state: see {@link SettingsKind}. */
  settings: { partitionKey: 'kind', sortKey: 'entry', indexes: [], timeToLive },
  /** Webhook deliveries: the webhook's id, then `<ISO time>#<contact>`. */
  deliveries: { partitionKey: 'webhook', sortKey: 'entry', indexes: [outboxIndex], timeToLive },
  /** Newsletters: the campaign's id, then an entry of `functions/campaigns/campaign-rows.ts`. */
  campaigns: {
    partitionKey: 'campaign',
    sortKey: 'entry',
    indexes: [campaignIndex, outboxIndex],
    timeToLive,
  },
} as const satisfies Record<string, TableKeys>;

/** The partitions of the settings table. IAM can limit a function to one of them. */
export type SettingsKind =
  /** Signing keys, one entry per version. */
  | 'key'
  /** When the next digest may be sent. */
  | 'digest'
  /** Webhooks by id. */
  | 'webhook'
  /** Staff sessions, until they would have ended. */
  | 'session'
  | 'reply-templates'
  | 'tags'
  /** Who has which contact open: `<contact>#<username>`. */
  | 'presence'
  /** Blocked senders, by address in lower case. */
  | 'blocked'
  /** Further addresses of a person, by address in lower case. */
  | 'address'
  /** What staff users set for themselves, by username. */
  | 'preferences'
  /** What happened on a day: see `contract/figures.ts`. */
  | 'figures'
  /** The circuit breaker that pauses mails after too many bounces. */
  | 'breaker'
  /** Staff addresses that a digest did not reach. */
  | 'undelivered'
  /** Erasures, by keyed hashes: see `functions/person/ledger.ts`. */
  | 'erasure';
