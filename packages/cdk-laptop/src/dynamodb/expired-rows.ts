import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  paginateScan,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';

/** In seconds. DynamoDB never deletes rows that expired longer ago than this ("Using time to live (TTL)" in its developer guide). */
const fiveYears = 5 * 365 * 86_400;

interface ExpiringTable {
  readonly name: string;
  readonly keys: readonly string[];
  /** Holds the time at which a row expires, in seconds since 1970. */
  readonly attribute: string;
}

/** Deletes the rows of a table that have expired, as DynamoDB does within a few days. */
export async function deleteExpiredRows(
  client: DynamoDBClient,
  { name, keys, attribute }: ExpiringTable,
): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const expired = {
    TableName: name,
    ExpressionAttributeNames: { '#expiry': attribute },
    ExpressionAttributeValues: {
      ':from': { N: String(now - fiveYears) },
      ':to': { N: String(now) },
    },
  };
  const condition = '#expiry BETWEEN :from AND :to';
  const pages = paginateScan({ client }, { ...expired, FilterExpression: condition });
  for await (const { Items: rows = [] } of pages) {
    for (const row of rows) {
      const key = Object.fromEntries(Object.entries(row).filter(([part]) => keys.includes(part)));
      try {
        await client.send(
          new DeleteItemCommand({ ...expired, Key: key, ConditionExpression: condition }),
        );
      } catch (error) {
        // A writer has extended the row's time since.
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    }
  }
}
