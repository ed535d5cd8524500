import type { CostClass } from '#contract/endpoints.ts';

export interface CostClassSettings {
  /** Requests a second that API Gateway lets through, and how many at once. Left out: `defaultThrottle`. */
  readonly throttle?: {
    readonly ThrottlingRateLimit: number;
    readonly ThrottlingBurstLimit: number;
  };
  /** A call takes tokens from buckets in the throttle table. */
  readonly takesTokens?: true;
  /** After which the function is stopped, where a call waits for others. Left out: as all functions. */
  readonly seconds?: number;
  /** DynamoDB request units of one call. */
  readonly reads?: number;
  readonly writes?: number;
}

export const defaultThrottle = { throttlingRateLimit: 100, throttlingBurstLimit: 200 };

/**
 * API Gateway counts all clients together, malformed requests too, so that an attacker could use up a low limit and
 * keep the staff out. This is what a thousand addresses send at the firewall's limit. The functions reject malformed
 * requests at once and count the rest.
 */
const sessionThrottle = { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 };

/** What each cost class of the contract means in the templates and on the bill. */
export const costClasses: Readonly<Record<CostClass, CostClassSettings>> = {
  /**
   * A public form that stores a row of up to 3 KB with its copies in three indexes, and what the outbox writes into
   * these when it claims the row and clears it.
   */
  form: { takesTokens: true, reads: 1, writes: 36 },
  /**
   * What the link of a mail does: a row of 1 KB with its copies in two indexes, and what the outbox writes then. Mail providers call it for many people
   * from few addresses; a token that is not ours costs no more than the call.
   */
  token: { throttle: sessionThrottle, reads: 2, writes: 18 },
  /** Pages of 50 rows and 1 KB each, from the five partitions of a status, at half a unit for 4 KB. */
  list: { reads: 32 },
  /** The rows of five statuses, counted to 100 each. */
  count: { reads: 63 },
  /** A row and what was done with it, read consistently. */
  detail: { reads: 3 },
  /** A row of up to 3 KB that moves in the indexes, and the entry of its change with that of the one before. */
  change: { reads: 5, writes: 25 },
  /** Such changes of 20 contacts. */
  changes: { reads: 60, writes: 500 },
  /** An entry of up to 3 KB, and its copy in the index. */
  note: { reads: 1, writes: 6 },
  /** An entry without words of its own, and its copy in the index. */
  entry: { writes: 2 },
  /** A row of 50 KB at most, and the entry of its change with that of the one before. */
  templates: { reads: 14, writes: 56 },
  /** A search through 2,000 contacts of 1 KB, and 8,000 entries of 400 bytes for the notes among them. */
  search: { reads: 650 },
  /** These contacts, read consistently, with what is kept beside a few of them; and an entry of the audit log. */
  person: { reads: 515, writes: 2 },
  /** The same, and every row of that person with its copies in the indexes: five contacts with notes and deliveries. */
  erasure: { reads: 515, writes: 75 },
  /**
   * A check of a password or a code in a browser that has signed in before, as nearly all of the staff's are: a token of
   * its bucket, put back. Every other check completes a sign-in: an entry with its copy in the index, and the session.
   */
  credentials: { throttle: sessionThrottle, takesTokens: true, writes: 3.5 },
  /** Another step of a staff session: its row is read, and every third of those that extend it records that it is used. */
  session: { throttle: sessionThrottle, reads: 1, writes: 1 / 3 },
  /**
   * A lost report costs nothing; a flood of them would. API Gateway's 429 comes before the function reaches its
   * reserved concurrency, whose 503 would look like an outage.
   */
  beacon: { throttle: { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 10 } },
  /** Settings, 20 deliveries of each of two webhooks, and the first row of each outbox. */
  notifications: { reads: 12 },
  /** A message to a webhook and its row, or a webhook's setting or secret and an entry of the audit log. */
  webhook: { reads: 2, writes: 3, seconds: 15 },
  basic: {},
};
