import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { bucketTable } from '#contract/tables.ts';
import { readItem, updateItem } from '../aws/items.ts';
import { fromEnvironment } from '../http/environment.ts';

const TableName = fromEnvironment('BUCKETS_TABLE');

/** A rate limit: `burst` times at once, then once every `seconds`. */
export interface Rate {
  readonly burst: number;
  readonly seconds: number;
  /** True: after `burst` times in a row, none until `seconds` have passed since the last. */
  readonly inARow?: true;
}

/**
 * Takes a token of a bucket. The row holds the time at which the bucket is full again (the generic cell rate
 * algorithm), and the tokens taken since it was last full. It costs one conditional write, or two while tokens are
 * missing. A row whose time is past equals no row, so late deletion is harmless.
 * @returns false if no token is left
 */
export async function takeToken(bucket: string, rate: Rate): Promise<boolean> {
  const { burst, inARow } = rate;
  const now = Date.now();
  const interval = rate.seconds * 1000;
  const rest = `${bucketTable.timeToLive} = :expiresAt`;
  const values = { ':one': 1, ':expiresAt': Math.ceil((now + burst * interval) / 1000) };
  return (
    (await updated(bucket, {
      UpdateExpression: `SET fullAt = :next, taken = :one, ${rest}`,
      ConditionExpression: 'attribute_not_exists(fullAt) OR fullAt <= :now',
      ExpressionAttributeValues: { ...values, ':next': now + interval, ':now': now },
    })) ||
    (await updated(
      bucket,
      inARow
        ? {
            UpdateExpression: `SET fullAt = :next, taken = taken + :one, ${rest}`,
            ConditionExpression: 'taken < :burst',
            ExpressionAttributeValues: { ...values, ':next': now + interval, ':burst': burst },
          }
        : {
            UpdateExpression: `SET fullAt = fullAt + :interval, taken = taken + :one, ${rest}`,
            ConditionExpression: 'fullAt <= :limit',
            ExpressionAttributeValues: {
              ...values,
              ':interval': interval,
              ':limit': now + (burst - 1) * interval,
            },
          },
    ))
  );
}

const Counted = z.object({ fullAt: z.number() });

/** Seconds until a bucket has a token again, at least 1. */
export async function secondsToToken(bucket: string, rate: Rate): Promise<number> {
  const { data } = Counted.safeParse(
    await readItem(TableName, { [bucketTable.partitionKey]: bucket }),
  );
  if (data === undefined) return 1;
  const at = data.fullAt - (rate.inARow ? 0 : (rate.burst - 1) * rate.seconds * 1000);
  return Math.max(1, Math.ceil((at - Date.now()) / 1000));
}

/** Returns the token of an attempt that does not count. */
export async function returnToken(bucket: string, rate: Rate): Promise<void> {
  await updated(bucket, {
    UpdateExpression: `SET taken = taken - :one${rate.inARow ? '' : ', fullAt = fullAt - :interval'}`,
    ConditionExpression: 'taken > :none',
    ExpressionAttributeValues: {
      ':one': 1,
      ':none': 0,
      ...(!rate.inARow && { ':interval': rate.seconds * 1000 }),
    },
  });
}

/** @returns whether the condition held and the row was written */
async function updated(
  bucket: string,
  change: Omit<UpdateCommandInput, 'TableName' | 'Key'>,
): Promise<boolean> {
  return (
    (await updateItem(TableName, { [bucketTable.partitionKey]: bucket }, change)) !== undefined
  );
}
