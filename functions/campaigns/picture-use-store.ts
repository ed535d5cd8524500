import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { campaignIndex } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';
import { listed } from './campaign-rows.ts';

/** Whether any campaign shows the picture at a path. Reads all campaigns, so call it rarely. */
export function isShown(path: string): Promise<boolean> {
  return mapOutage(find(path));
}

async function find(path: string): Promise<boolean> {
  const pages = paginateQuery(
    { client: dynamodb },
    {
      TableName: fromEnvironment('CAMPAIGNS_TABLE'),
      IndexName: campaignIndex.index,
      KeyConditionExpression: '#list = :all',
      FilterExpression: 'contains(body, :path)',
      ExpressionAttributeNames: { '#list': campaignIndex.partitionKey },
      ExpressionAttributeValues: { ':all': listed, ':path': path },
      Select: 'COUNT',
    },
  );
  for await (const { Count = 0 } of pages) {
    if (Count > 0) return true;
  }
  return false;
}
