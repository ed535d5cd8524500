import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expiryOf, recipientDays } from '#contract/retention.ts';
import { tables, timeToLive } from '#contract/tables.ts';
import { conditionalWrite } from '../aws/conditional-write.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';
import { chunkEntry, Progress, type RecipientPlace, Recipients } from './campaign-rows.ts';

const TableName = fromEnvironment('CAMPAIGNS_TABLE');
const { key, sortKey } = tables.campaigns;

type ChunkPlace = Pick<RecipientPlace, 'campaign' | 'chunk'>;

/** Stores a chunk's addresses; their places are their numbers. They expire if the campaign stays paused. */
export async function putRecipients(
  place: ChunkPlace,
  addresses: readonly string[],
): Promise<void> {
  const Item = {
    ...keyOf('recipients', place),
    addresses,
    [timeToLive]: expiryOf(new Date().toISOString(), recipientDays),
  };
  await mapOutage(dynamodb.send(new PutCommand({ TableName, Item })));
}

/** The addresses of a chunk; undefined if they were all sent to. */
export async function readRecipients(place: ChunkPlace): Promise<readonly string[] | undefined> {
  const row = await read('recipients', place);
  return row && Recipients.parse(row).addresses;
}

/** Deletes the addresses of a chunk, if it has any. */
export async function deleteRecipients(place: ChunkPlace): Promise<void> {
  const Key = keyOf('recipients', place);
  await mapOutage(dynamodb.send(new DeleteCommand({ TableName, Key })));
}

/** What became of a chunk so far. */
export async function readProgress(place: ChunkPlace): Promise<Progress> {
  return Progress.parse((await read('progress', place)) ?? {});
}

/**
 * Claims a recipient, so that nobody else sends to it.
 * @returns false if it was claimed before
 * @throws ApiError `unavailable`; it may be claimed
 */
export async function claimRecipient(place: RecipientPlace): Promise<boolean> {
  const update = new UpdateCommand({
    TableName,
    Key: keyOf('progress', place),
    UpdateExpression: 'ADD claimed :numbers',
    ConditionExpression: 'NOT contains(claimed, :number)',
    ExpressionAttributeValues: {
      ':numbers': new Set([place.number]),
      ':number': place.number,
    },
  });
  return (await conditionalWrite(dynamodb.send(update))) !== undefined;
}

/** Undoes the claim of a mail that SES did not take. */
export async function releaseRecipient(place: RecipientPlace): Promise<void> {
  const update = new UpdateCommand({
    TableName,
    Key: keyOf('progress', place),
    UpdateExpression: 'DELETE claimed :numbers',
    ExpressionAttributeValues: { ':numbers': new Set([place.number]) },
  });
  await mapOutage(dynamodb.send(update));
}

async function read(
  kind: 'recipients' | 'progress',
  place: ChunkPlace,
): Promise<Record<string, unknown> | undefined> {
  const get = new GetCommand({ TableName, Key: keyOf(kind, place), ConsistentRead: true });
  return (await mapOutage(dynamodb.send(get))).Item;
}

function keyOf(kind: 'recipients' | 'progress', { campaign, chunk }: ChunkPlace) {
  return { [key]: campaign, [sortKey]: chunkEntry(kind, chunk) };
}
