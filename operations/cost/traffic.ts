/**
 * What one page view brings with it: assumptions, each on the high side of what the tests measure. A visit is
 * a document and two more pages that the router draws.
 */
export const perView = {
  /** Documents, scripts, styles, fonts and pictures that CloudFront serves. */
  requests: 14,
  /** Bytes to the visitor: the first page of a visit weighs about 700 KB with its pictures, a further one 300. */
  bytes: 450_000,
  /** Documents, which pass both edge functions. */
  documents: 1 / 3,
  /** Share of requests that the edge has to ask the bucket for. */
  cacheMisses: 0.02,
} as const;

/** Milliseconds that a call is billed for, a cold start now and then included. */
export const billedMilliseconds = 80;
/** The canary waits for each of its five requests. */
export const checkMilliseconds = 1500;

/** A look into the outbox that finds nothing: it has no cold starts, and writes no line into its log. */
export const dispatch = { milliseconds: 80, reads: 0.6 } as const;

/** Bounces and complaints of each subscription. */
export const feedback = 0.02;

export const staffUsers = 5;

/** Bytes of one line of each log. */
export const logBytes = { edge: 450, api: 350, function: 700, firewall: 1500 } as const;
/** Share of requests that the firewall blocks or counts, and so logs. */
export const logged = 0.002;

/** Bytes of a row with its copy in the index, and rows that are kept: two years of them. */
export const rows = { bytes: 3000, monthsKept: 24 } as const;

/** Pages and assets in the bucket after a year of releases, in gigabytes, and files that one release uploads. */
export const bucket = { gigabytes: 3, releases: 8, files: 2500 } as const;

/** Custom metrics. Of those that filters make of a log, one has a value every hour: the others wait for a failure. */
export const metrics = { vitals: 5, canary: 2, filtered: 1 } as const;
/** To operators. */
export const emails = 100;

/**
 * Of a newsletter's list in a month: the shares that join and leave. A row has its consent's events, a copy in the index
 * and, while a mail is due, one in another.
 */
export const list = { joining: 0.05, leaving: 0.01, rowBytes: 4000 } as const;
/** Milliseconds in which the outbox sends a mail, of a function with a gigabyte. */
export const mailMilliseconds = 300;
