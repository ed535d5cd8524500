import { GetCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { throttleTable } from '#contract/tables.ts';
import { conditionalWrite } from '../aws/conditional-write.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';

const TableName = fromEnvironment('throttleTable');

/** A rate limit: `burst` times at once, and then once in every `seconds`. */
export interface Rate {
  readonly burst: number;
  readonly seconds: number;
}

/**
 * Takes one token of a bucket. The row holds the moment at which the bucket is full again (the generic cell rate
 * algorithm). A token is one conditional write, or two while tokens are missing. A row whose moment is past means
 * the same as none, so nothing has to delete it in time.
 * @returns false if no token is left
 * @throws ApiError `unavailable`
 */
export async function takeToken(bucket: string, rate: Rate): Promise<boolean> {
  const now = Date.now();
  const interval = rate.seconds * 1000;
  const expiresAt = Math.ceil((now + rate.burst * interval) / 1000);
  return (
    (await updated(bucket, {
      UpdateExpression: `SET fullAt = :next, ${throttleTable.timeToLive} = :expiresAt`,
      ConditionExpression: 'attribute_not_exists(fullAt) OR fullAt < :now',
      ExpressionAttributeValues: { ':next': now + interval, ':now': now, ':expiresAt': expiresAt },
    })) ||
    (await updated(bucket, {
      UpdateExpression: `SET fullAt = fullAt + :interval, ${throttleTable.timeToLive} = :expiresAt`,
      ConditionExpression: 'fullAt <= :limit',
      ExpressionAttributeValues: {
        ':interval': interval,
        ':limit': now + (rate.burst - 1) * interval,
        ':expiresAt': expiresAt,
      },
    }))
  );
}

const Counted = z.object({ fullAt: z.number() });

/**
 * Seconds until a bucket has a token again, at least 1.
 * @throws ApiError `unavailable`
 */
export async function secondsToToken(bucket: string, rate: Rate): Promise<number> {
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
 * Returns a token that was taken for an attempt which does not count.
 * @throws ApiError `unavailable`
 */
export async function returnToken(bucket: string, rate: Rate): Promise<void> {
  await updated(bucket, {
    UpdateExpression: 'SET fullAt = fullAt - :interval',
    ConditionExpression: 'attribute_exists(fullAt)',
    ExpressionAttributeValues: { ':interval': rate.seconds * 1000 },
  });
}

/** @returns whether the condition held and the row was written */
async function updated(
  bucket: string,
  change: Omit<UpdateCommandInput, 'TableName' | 'Key'>,
): Promise<boolean> {
  const command = new UpdateCommand({
    TableName,
    Key: { [throttleTable.key]: bucket },
    ...change,
  });
  return (await conditionalWrite(dynamodb.send(command))) !== undefined;
}
