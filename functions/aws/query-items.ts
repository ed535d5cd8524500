import {
  paginateQuery,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { dynamodb } from './dynamodb-client.ts';
import { mapOutage, mapOutages } from './outage.ts';

/**
 * One page of a query.
 * @throws ApiError `unavailable`
 */
export function queryPage(query: QueryCommandInput): Promise<QueryCommandOutput> {
  return mapOutage(dynamodb.send(new QueryCommand(query)));
}

/**
 * All pages of a query, each read when it is asked for.
 * @throws ApiError `unavailable`
 */
export function queryPages(query: QueryCommandInput): AsyncGenerator<QueryCommandOutput> {
  return mapOutages(paginateQuery({ client: dynamodb }, query));
}

/**
 * The items of all pages of a query.
 * @throws ApiError `unavailable`
 */
export async function queryItems(query: QueryCommandInput): Promise<Record<string, unknown>[]> {
  const items = [];
  for await (const { Items = [] } of queryPages(query)) items.push(...Items);
  return items;
}
