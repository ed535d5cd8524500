import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { throttleTable } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';

const TableName = fromEnvironment('throttleTable');

/** How often something may be done: `burst` times at once, and then once in every `seconds`. */
export interface Rate {
  readonly burst: number;
  readonly seconds: number;
}

/**
 * Takes one turn of a bucket. The row holds the moment at which the bucket is full again (the generic
 * cell rate algorithm), so that a turn is one conditional write, or two while turns are missing, and a row
 * that is past its moment means the same as none: nobody has to delete it in time.
 * @returns false where no turn is left
 * @throws ApiError `unavailable`
 */
export async function takeTurn(bucket: string, rate: Rate): Promise<boolean> {
  const now = Date.now();
  const turn = rate.seconds * 1000;
  const expiresAt = Math.ceil((now + rate.burst * turn) / 1000);
  return (
    (await updated(bucket, {
      UpdateExpression: `SET fullAt = :next, ${throttleTable.timeToLive} = :expiresAt`,
      ConditionExpression: 'attribute_not_exists(fullAt) OR fullAt < :now',
      ExpressionAttributeValues: { ':next': now + turn, ':now': now, ':expiresAt': expiresAt },
    })) ||
    (await updated(bucket, {
      UpdateExpression: `SET fullAt = fullAt + :turn, ${throttleTable.timeToLive} = :expiresAt`,
      ConditionExpression: 'fullAt <= :limit',
      ExpressionAttributeValues: {
        ':turn': turn,
        ':limit': now + (rate.burst - 1) * turn,
        ':expiresAt': expiresAt,
      },
    }))
  );
}

const Counted = z.object({ fullAt: z.number() });

/**
 * Seconds until a bucket has a turn again: 1 at least, for whoever was just refused one.
 * @throws ApiError `unavailable`
 */
export async function secondsToTurn(bucket: string, rate: Rate): Promise<number> {
  const get = new GetCommand({
    TableName,
    Key: { [throttleTable.key]: bucket },
    ConsistentRead: true,
  });
  const { data } = Counted.safeParse((await mapOutage(dynamodb.send(get))).Item);
  if (data === undefined) return 1;
  const at = data.fullAt - (rate.burst - 1) * rate.seconds * 1000;
  return Math.max(1, Math.ceil((at - Date.now()) / 1000));
}

/**
 * Gives a turn back that turned out to be no attempt to slow down.
 * @throws ApiError `unavailable`
 */
export async function returnTurn(bucket: string, rate: Rate): Promise<void> {
  await updated(bucket, {
    UpdateExpression: 'SET fullAt = fullAt - :turn',
    ConditionExpression: 'attribute_exists(fullAt)',
    ExpressionAttributeValues: { ':turn': rate.seconds * 1000 },
  });
}

/** Whether the condition held, so that the row was written. */
async function updated(
  bucket: string,
  change: Omit<UpdateCommandInput, 'TableName' | 'Key'>,
): Promise<boolean> {
  try {
    const command = new UpdateCommand({
      TableName,
      Key: { [throttleTable.key]: bucket },
      ...change,
    });
    await mapOutage(dynamodb.send(command));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
