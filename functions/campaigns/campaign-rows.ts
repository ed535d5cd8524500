import * as z from 'zod/mini';
import { CampaignSummary } from '#contract/campaign.ts';
import { tables, timeToLive } from '#contract/tables.ts';

/**
 * The entries of a campaign in the table `campaigns`:
 *
 * - `campaign`: the campaign itself. It is in the outbox index while it waits for its time or is being sent.
 * - `recipients#<chunk>`: up to {@link chunkSize} addresses, fixed at the start, deleted once they were all sent to.
 * - `progress#<chunk>`: what became of them, as sets of their numbers in the chunk. No addresses, so it stays.
 * - `reports`: who bounced or complained, as sets of {@link numberOf}, for the stop rule: a report that comes twice counts
 *   once, and the campaign's own row, with its text, is not written for each.
 * - `clicks`: visits, in an attribute for each number of a link.
 * - `test#<id>`: a test to send, in the outbox index.
 * - `picture#<hash>`: under the campaign `pictures`; in the outbox index at the time of its next review, which deletes a
 *   picture that no campaign shows.
 */
export const entries = {
  campaign: 'campaign',
  clicks: 'clicks',
  reports: 'reports',
  recipients: 'recipients#',
  progress: 'progress#',
  test: 'test#',
  picture: 'picture#',
} as const;

/** The primary key of an entry. */
export function keyOf(campaign: string, entry: string = entries.campaign): Record<string, string> {
  return { [tables.campaigns.partitionKey]: campaign, [tables.campaigns.sortKey]: entry };
}

/** The partition of all pictures. */
export const pictures = 'pictures';

/** The value of the list index's partition key. */
export const listed = 'all';

/**
 * Recipients of a chunk. Three sets of so many numbers fit into one write unit (1 KB), so a claim and a report cost one
 * each.
 */
export const chunkSize = 64;

/** `progress#00001`: chunks count from 1, in the order of sending. */
export function chunkEntry(kind: 'recipients' | 'progress', chunk: number): string {
  return entries[kind] + String(chunk).padStart(5, '0');
}

/** The addresses of a chunk. An erased one leaves an empty one, so that the others keep their numbers. */
export const Recipients = z.object({
  addresses: z.array(z.string()),
  [timeToLive]: z.optional(z.number()),
});

const numbers = z._default(z.set(z.number()), new Set<number>());

/** What became of the recipients of a chunk. Each set holds their numbers, from 0. */
export const Progress = z.object({
  /** Claimed before the call to SES: never sent to again. */
  claimed: numbers,
  /** Accepted by SES. */
  sent: numbers,
  /** Refused by SES for good. */
  refused: numbers,
  /** Off the list, or erased, before their turn. */
  skipped: numbers,
  delivered: numbers,
  bounced: numbers,
  complained: numbers,
  left: numbers,
});
export type Progress = z.infer<typeof Progress>;

/** The recipients whose mail SES took: a report of SES says so, too, even if the answer to the call was lost. */
export function acceptedIn({ sent, delivered, bounced, complained }: Progress): Set<number> {
  return sent.union(delivered).union(bounced).union(complained);
}

/** A set of {@link Progress}. */
export type Outcome = keyof Progress;

/** What the list of campaigns shows of a row. */
export const ShownCampaign = z.omit(z.object(CampaignSummary.shape), { id: true, figures: true });

export const StoredCampaign = z.extend(ShownCampaign, {
  campaign: z.string(),
  preheader: z.string(),
  body: z.string(),
  /** The path of the archive page. */
  page: z.optional(z.string()),
  /** The links of the mail by number, fixed at the start. */
  links: z._default(z.array(z.string()), []),
  /** The chunks that exist so far, and the last subscriber in them; undefined once all are listed. */
  chunks: z._default(z.number(), 0),
  listedUpTo: z.optional(z.string()),
  isListed: z._default(z.boolean(), false),
  recipients: z._default(z.number(), 0),
  /** The chunk in progress. Those before it are done. */
  chunk: z._default(z.number(), 1),
  /** Counted by chunk for the stop rule, which thus reads no list. */
  sent: z._default(z.number(), 0),
});
export type StoredCampaign = z.infer<typeof StoredCampaign>;

/** A recipient as a tag of its mail, which SES's events repeat: letters, digits, `_` and `-`. */
export interface RecipientPlace {
  readonly campaign: string;
  readonly chunk: number;
  readonly number: number;
}

/** The number of a recipient in the whole campaign, from 0. */
export function numberOf({ chunk, number }: RecipientPlace): number {
  return (chunk - 1) * chunkSize + number;
}

export function recipientTag({ campaign, chunk, number }: RecipientPlace): string {
  return `${campaign}_${chunk}_${number}`;
}

const tagPattern = /^([0-9A-Z]{4}-[0-9A-Z]{4})_([1-9]\d{0,4})_(\d{1,2})$/;

/** @returns undefined if it is none of ours */
export function recipientOf(tag: string): RecipientPlace | undefined {
  const [, campaign, chunk, number] = tagPattern.exec(tag) ?? [];
  return campaign === undefined
    ? undefined
    : { campaign, chunk: Number(chunk), number: Number(number) };
}
