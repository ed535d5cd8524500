import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutages } from '../aws/outage.ts';
import { unexpired } from '../retention/unexpired.ts';

/**
 * Scans the unexpired rows of a table, in no order. An index may lag, so it reads the table: a consistent scan includes every
 * write completed before it began (API Reference, Scan, "ConsistentRead"), and rows do not move meanwhile. See decision 18.
 * @param after the key of the row to resume after, even if it is deleted
 * @throws ApiError `unavailable`
 */
export async function* scanRows(
  TableName: string,
  fields: readonly string[],
  after: Readonly<Record<string, unknown>> | undefined,
): AsyncGenerator<Record<string, unknown>> {
  const { condition, names, values } = unexpired();
  const projected = fields.map((field, at) => [`#${at}`, field] as const);
  const scan = {
    TableName,
    FilterExpression: condition,
    ProjectionExpression: projected.map(([name]) => name).join(', '),
    ExpressionAttributeNames: { ...names, ...Object.fromEntries(projected) },
    ExpressionAttributeValues: values,
    ConsistentRead: true,
  };
  const pages = paginateScan({ client: dynamodb, startingToken: after }, scan);
  for await (const { Items = [] } of mapOutages(pages)) yield* Items;
}
