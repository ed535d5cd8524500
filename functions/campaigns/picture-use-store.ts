import { campaignIndex } from '#contract/tables.ts';
import { queryPages } from '../aws/query-items.ts';
import { fromEnvironment } from '../http/environment.ts';
import { listed } from './campaign-rows.ts';

/** Whether any campaign shows the picture at a path. Reads all campaigns, so call it rarely. */
export async function isShown(path: string): Promise<boolean> {
  const pages = queryPages({
    TableName: fromEnvironment('CAMPAIGNS_TABLE'),
    IndexName: campaignIndex.index,
    KeyConditionExpression: '#list = :all',
    FilterExpression: 'contains(body, :path)',
    ExpressionAttributeNames: { '#list': campaignIndex.partitionKey },
    ExpressionAttributeValues: { ':all': listed, ':path': path },
    Select: 'COUNT',
  });
  for await (const { Count = 0 } of pages) {
    if (Count > 0) return true;
  }
  return false;
}
