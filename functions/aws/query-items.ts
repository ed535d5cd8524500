import { paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from './dynamodb-client.ts';
import { mapOutage } from './outage.ts';

/**
 * The items of all pages of a query.
 * @throws ApiError `unavailable`
 */
export function queryItems(query: QueryCommandInput): Promise<Record<string, unknown>[]> {
  return mapOutage(readPages(query));
}

async function readPages(query: QueryCommandInput): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for await (const page of paginateQuery({ client: dynamodb }, query)) {
    items.push(...(page.Items ?? []));
  }
  return items;
}
