import { expiryOf, recipientDays } from '#contract/retention.ts';
import { timeToLive } from '#contract/tables.ts';
import { isExpired } from '../retention/unexpired.ts';
import {
  chunkEntry,
  type Outcome,
  Progress,
  type RecipientPlace,
  Recipients,
} from './campaign-rows.ts';
import { deleteEntry, putEntry, readEntry, updateEntry } from './entry-store.ts';

type ChunkPlace = Pick<RecipientPlace, 'campaign' | 'chunk'>;

/** Stores a chunk's addresses; their places are their numbers. They expire if the campaign stays paused. */
export function putRecipients(
  { campaign, chunk }: ChunkPlace,
  addresses: readonly string[],
): Promise<void> {
  const expiresAt = expiryOf(new Date().toISOString(), recipientDays);
  return putEntry(campaign, chunkEntry('recipients', chunk), {
    addresses,
    [timeToLive]: expiresAt,
  });
}

/** The addresses of a chunk; undefined if they were all sent to, or have expired. */
export async function readRecipients({
  campaign,
  chunk,
}: ChunkPlace): Promise<readonly string[] | undefined> {
  const row = await readEntry(campaign, chunkEntry('recipients', chunk));
  const recipients = row && Recipients.parse(row);
  return recipients && !isExpired(recipients) ? recipients.addresses : undefined;
}

/** Deletes the addresses of a chunk, if it has any. */
export function deleteRecipients({ campaign, chunk }: ChunkPlace): Promise<void> {
  return deleteEntry(campaign, chunkEntry('recipients', chunk));
}

/** What became of a chunk so far. */
export async function readProgress({ campaign, chunk }: ChunkPlace): Promise<Progress> {
  return Progress.parse((await readEntry(campaign, chunkEntry('progress', chunk))) ?? {});
}

/** The numbers that a run has claimed, and not those that others have. */
const own = (run: string) => `claimed_${run}`;

/**
 * Claims a recipient, so that nobody else sends to it.
 * @param run the sender, which claims nobody twice at the same time
 * @returns false if it was claimed before
 * @throws ApiError `unavailable`; it may be claimed
 */
export async function claimRecipient(
  { campaign, chunk, number }: RecipientPlace,
  run: string,
): Promise<boolean> {
  const claimed = await updateEntry(
    campaign,
    chunkEntry('progress', chunk),
    {
      UpdateExpression: 'ADD claimed :numbers, #own :numbers',
      ConditionExpression: 'NOT contains(claimed, :number)',
      ExpressionAttributeNames: { '#own': own(run) },
      ExpressionAttributeValues: { ':numbers': new Set([number]), ':number': number },
    },
    ({ [own(run)]: numbers }) => numbers instanceof Set && numbers.has(number),
  );
  return claimed !== undefined;
}

/** Undoes a run's claim of a mail that SES did not take. */
export async function releaseRecipient(
  { campaign, chunk, number }: RecipientPlace,
  run: string,
): Promise<void> {
  await updateEntry(campaign, chunkEntry('progress', chunk), {
    UpdateExpression: 'DELETE claimed :numbers, #own :numbers',
    ExpressionAttributeNames: { '#own': own(run) },
    ExpressionAttributeValues: { ':numbers': new Set([number]) },
  });
}

/**
 * Records what became of recipients of a chunk. Adding to a set twice changes nothing.
 * @param numbers their numbers in the chunk
 * @throws ApiError `unavailable`; it may be recorded
 */
export async function addOutcome(
  { campaign, chunk }: ChunkPlace,
  outcome: Outcome,
  numbers: readonly number[],
): Promise<void> {
  // DynamoDB stores no empty set.
  if (numbers.length === 0) return;
  await updateEntry(campaign, chunkEntry('progress', chunk), {
    UpdateExpression: 'ADD #outcome :numbers',
    ExpressionAttributeNames: { '#outcome': outcome },
    ExpressionAttributeValues: { ':numbers': new Set(numbers) },
  });
}
