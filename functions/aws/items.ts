import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DeleteCommandInput,
  type DeleteCommandOutput,
  GetCommand,
  type GetCommandInput,
  PutCommand,
  type PutCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
  type UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { dynamodb } from './dynamodb-client.ts';
import { mapOutage } from './outage.ts';

type Item = Readonly<Record<string, unknown>>;

/** An item as it is now, also if it has expired. */
export async function readItem(
  TableName: string,
  Key: Item,
  projection?: Pick<GetCommandInput, 'ProjectionExpression' | 'ExpressionAttributeNames'>,
): Promise<Record<string, unknown> | undefined> {
  const get = new GetCommand({ TableName, Key, ConsistentRead: true, ...projection });
  return (await mapOutage(dynamodb.send(get))).Item;
}

/**
 * Stores an item, replacing one with its key.
 * @param isStored whether it is there if the condition failed after an attempt whose response was lost. Default: not known
 * @returns false if the condition failed
 * @throws ApiError `unavailable`; it may be stored
 */
export async function putItem(
  TableName: string,
  Item: Item,
  condition: Omit<PutCommandInput, 'TableName' | 'Item'> = {},
  isStored?: () => Promise<boolean>,
): Promise<boolean> {
  const stored = await conditionalWrite<unknown>(
    dynamodb.send(new PutCommand({ TableName, Item, ...condition })),
    isStored && (async () => (await isStored()) || undefined),
  );
  return stored !== undefined;
}

/**
 * Deletes an item, if it exists and meets a condition.
 * @returns undefined if the condition failed
 * @throws ApiError `unavailable`; it may be deleted
 */
export function deleteItem(
  TableName: string,
  Key: Item,
  condition: Omit<DeleteCommandInput, 'TableName' | 'Key'> = {},
): Promise<DeleteCommandOutput | undefined> {
  return conditionalWrite(dynamodb.send(new DeleteCommand({ TableName, Key, ...condition })));
}

/**
 * Stores an item unless its key exists.
 * @param key the table's partition key
 * @returns false if it exists
 * @throws ApiError `unavailable`; it may have been stored, and a retry finds out
 */
export function addItem(TableName: string, key: string, Item: Item): Promise<boolean> {
  return putItem(TableName, Item, {
    ConditionExpression: 'attribute_not_exists(#key)',
    ExpressionAttributeNames: { '#key': key },
  });
}

/**
 * Updates an item, or creates it if no condition says otherwise.
 * @param isMade whether an item shows this very update, which may have been made although its response was lost. It needs
 *   the right to read. Default: not known
 * @returns undefined if the condition failed
 * @throws ApiError `unavailable`; it may have been updated
 */
export function updateItem(
  TableName: string,
  Key: Item,
  change: Omit<UpdateCommandInput, 'TableName' | 'Key'>,
  isMade?: (item: Item) => boolean,
): Promise<Pick<UpdateCommandOutput, 'Attributes'> | undefined> {
  const update = new UpdateCommand({ TableName, Key, ...change });
  return conditionalWrite<Pick<UpdateCommandOutput, 'Attributes'>>(
    dynamodb.send(update),
    isMade &&
      (async () => {
        const Attributes = await readItem(TableName, Key);
        return Attributes && isMade(Attributes) ? { Attributes } : undefined;
      }),
  );
}

/**
 * Awaits a conditional write.
 * @param earlier what an earlier attempt wrote: the SDK repeats a write whose response was lost, and the repeated one finds
 *   the first. Default: not known
 * @returns undefined if the condition failed and nothing was written
 * @throws ApiError `unavailable`; it may have been written
 */
async function conditionalWrite<Output>(
  call: Promise<Output>,
  earlier?: () => Promise<Output | undefined>,
): Promise<Output | undefined> {
  try {
    return await mapOutage(call);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const { attempts = 1 } = error.$metadata;
    return attempts > 1 ? earlier?.() : undefined;
  }
}

/** The update expression that sets and removes attributes, with its names and values: `#name = :name`. Undefined is left as it is. */
export function assignment(set: object, removed: readonly string[] = []) {
  const entries = Object.entries(set).filter(([, value]) => value !== undefined);
  const all = [...entries.map(([name]) => name), ...removed];
  return {
    expression: [
      entries.length > 0 && `SET ${entries.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      removed.length > 0 && `REMOVE ${removed.map((name) => `#${name}`).join(', ')}`,
    ]
      .filter((clause) => clause !== false)
      .join(' '),
    names: Object.fromEntries(all.map((name) => [`#${name}`, name])),
    values: Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
  };
}
