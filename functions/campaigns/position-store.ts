import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tables } from '#contract/tables.ts';
import { conditionalWrite } from '../aws/conditional-write.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { fromEnvironment } from '../http/environment.ts';
import { entries, StoredCampaign } from './campaign-rows.ts';

const { key, sortKey } = tables.campaigns;

/** How far a campaign's list of recipients reaches. */
export interface Listed extends Pick<StoredCampaign, 'chunks' | 'recipients'> {
  /** The sort key of the last subscriber; undefined: there are no more. */
  readonly upTo: string | undefined;
}

/**
 * Records how far a campaign's recipients are listed. It is no change that people see, so its version stays.
 * @returns undefined if it is not being sent any more, or another run has listed them
 */
export function recordListed(
  { campaign, chunks: before }: StoredCampaign,
  { chunks, recipients, upTo }: Listed,
): Promise<StoredCampaign | undefined> {
  return record(campaign, {
    UpdateExpression: `SET chunks = :chunks, recipients = :recipients, ${
      upTo === undefined ? 'isListed = :true REMOVE listedUpTo' : 'listedUpTo = :upTo'
    }`,
    ConditionExpression: 'chunks = :before',
    ExpressionAttributeValues: {
      ':before': before,
      ':chunks': chunks,
      ':recipients': recipients,
      ...(upTo === undefined ? { ':true': true } : { ':upTo': { after: upTo } }),
    },
  });
}

/**
 * Records the next chunk to send, and how many mails SES took of those before it.
 * @returns undefined if it is not being sent any more, or another run has recorded it
 */
export function recordSent(
  { campaign, chunk: before, sent: sentBefore }: StoredCampaign,
  { chunk, sent }: Pick<StoredCampaign, 'chunk' | 'sent'>,
): Promise<StoredCampaign | undefined> {
  return record(campaign, {
    UpdateExpression: 'SET chunk = :chunk, sent = :sent',
    ConditionExpression: 'chunk = :before AND sent = :sentBefore',
    ExpressionAttributeValues: {
      ':before': before,
      ':sentBefore': sentBefore,
      ':chunk': chunk,
      ':sent': sent,
    },
  });
}

async function record(
  campaign: string,
  change: {
    readonly UpdateExpression: string;
    readonly ConditionExpression: string;
    readonly ExpressionAttributeValues: Readonly<Record<string, unknown>>;
  },
): Promise<StoredCampaign | undefined> {
  const update = new UpdateCommand({
    TableName: fromEnvironment('CAMPAIGNS_TABLE'),
    Key: { [key]: campaign, [sortKey]: entries.campaign },
    ...change,
    ConditionExpression: `#status = :sending AND ${change.ConditionExpression}`,
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ...change.ExpressionAttributeValues, ':sending': 'sending' },
    ReturnValues: 'ALL_NEW',
  });
  const row = (await conditionalWrite(dynamodb.send(update)))?.Attributes;
  return row && StoredCampaign.parse(row);
}
