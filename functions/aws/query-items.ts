import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from './dynamodb-client.ts';
import { mapOutage } from './outage.ts';

/**
 * The items of all pages of a query.
 * @throws ApiError `unavailable`
 */
export async function queryItems(query: QueryCommandInput): Promise<Record<string, unknown>[]> {
  const { Items = [], LastEvaluatedKey: last } = await mapOutage(
    dynamodb.send(new QueryCommand(query)),
  );
  return last === undefined
    ? Items
    : [...Items, ...(await queryItems({ ...query, ExclusiveStartKey: last }))];
}
