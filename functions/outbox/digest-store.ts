import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type SettingsKind, tables } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';

const TableName = fromEnvironment('settingsTable');
const Key = {
  [tables.settings.key]: 'digest' satisfies SettingsKind,
  [tables.settings.sortKey]: 'contacts',
};

const Turn = z.object({
  /** Milliseconds since 1970 before which no digest is sent. */
  nextAt: z._default(z.number(), 0),
  /** Digests in a row that could not be sent. */
  failures: z._default(z.number(), 0),
});
export type Turn = z.infer<typeof Turn>;

/**
 * When the next digest may be sent.
 * @throws ApiError `unavailable`
 */
export async function readTurn(): Promise<Turn> {
  const { Item = {} } = await mapOutage(
    dynamodb.send(new GetCommand({ TableName, Key, ConsistentRead: true })),
  );
  return Turn.parse(Item);
}

/**
 * Changes the turn, unless somebody else has meanwhile.
 * @returns whether it is changed
 * @throws ApiError `unavailable`
 */
export async function changeTurn(seen: Turn, turn: Turn): Promise<boolean> {
  const command = new UpdateCommand({
    TableName,
    Key,
    UpdateExpression: 'SET nextAt = :next, failures = :failures',
    ConditionExpression: 'nextAt = :seen OR attribute_not_exists(nextAt)',
    ExpressionAttributeValues: {
      ':next': turn.nextAt,
      ':failures': turn.failures,
      ':seen': seen.nextAt,
    },
  });
  try {
    await mapOutage(dynamodb.send(command));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
