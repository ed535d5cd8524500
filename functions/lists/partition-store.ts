import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { type ListIndex, listKey } from '#contract/tables.ts';
import { unexpired } from '../retention/unexpired.ts';

/** One partition of an index. */
export interface Partition {
  readonly index: ListIndex;
  readonly value: string;
}

/** A range of an index's sort keys. */
export interface KeyRange {
  /** Rows older than this one, or newer with `order`. Left out: from the first. With `from`, the row itself is included. */
  readonly after?: string | undefined;
  /** The last row or its time. */
  readonly from?: string | undefined;
}

/** Which rows of a partition are read. */
export interface PartitionRange extends KeyRange {
  /** Which rows come first. Default: the newest. */
  readonly order?: 'newest' | 'oldest' | undefined;
  readonly where?: RowCondition | undefined;
}

/** Leaves rows of a partition out. DynamoDB reads them all the same, 1 MB a call. */
export interface RowCondition {
  readonly condition: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Sort after and before every sort key of an index. */
export const [newest, oldest] = ['~', '0'];

/** A query for a partition's unexpired rows, newest first by default. */
export function partitionQuery(
  table: string,
  { index, value }: Partition,
  fields: readonly string[],
  { order = 'newest', after = order === 'newest' ? newest : oldest, from, where }: PartitionRange,
): QueryCommandInput {
  const beyond = order === 'newest' ? '#0 < :after' : '#0 > :after';
  const between =
    order === 'newest' ? '#0 BETWEEN :from AND :after' : '#0 BETWEEN :after AND :from';
  const projected = [listKey, ...fields].map((field, at) => [`#${at}`, field] as const);
  const { condition: filter, names, values } = unexpiredAnd(where);
  return {
    TableName: table,
    IndexName: index.index,
    KeyConditionExpression: `#partition = :partition AND ${from === undefined ? beyond : between}`,
    FilterExpression: filter,
    ProjectionExpression: projected.map(([name]) => name).join(', '),
    ExpressionAttributeNames: {
      ...names,
      '#partition': index.partitionKey,
      ...Object.fromEntries(projected),
    },
    ExpressionAttributeValues: {
      ...values,
      ':partition': value,
      ':after': after,
      ...(from !== undefined && { ':from': from }),
    },
    ScanIndexForward: order === 'oldest',
  };
}

/** The condition for an unexpired row that meets another one, too. */
export function unexpiredAnd(other: RowCondition | undefined): RowCondition {
  const one = unexpired();
  if (other === undefined) return one;
  return {
    condition: `${one.condition} AND ${other.condition}`,
    names: { ...one.names, ...other.names },
    values: { ...one.values, ...other.values },
  };
}
