import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { outboxIndex } from '#contract/tables.ts';
import { conditionalWrite } from '../aws/conditional-write.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { fromEnvironment } from '../http/environment.ts';
import type { ClaimedRow } from '../outbox/outbox-store.ts';

/**
 * Deletes a claimed row.
 * @returns false if it was stored anew, or claimed by another run
 */
export async function deleteClaimed({ key, due }: ClaimedRow): Promise<boolean> {
  const command = new DeleteCommand({
    TableName: fromEnvironment('CAMPAIGNS_TABLE'),
    Key: key,
    ConditionExpression: '#due = :due',
    ExpressionAttributeNames: { '#due': outboxIndex.sortKey },
    ExpressionAttributeValues: { ':due': due },
  });
  return (await conditionalWrite(dynamodb.send(command))) !== undefined;
}
