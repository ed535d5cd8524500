import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { onTestFinished } from 'vitest';
import { dynamodb } from '#functions/aws/dynamodb-client.ts';

/** As the SDK throws it while the database is down. */
export const outage = Object.assign(new Error('down'), { name: 'ThrottlingException' });

/**
 * Calls `see` before each call of DynamoDB until the test ends, or until the function is called that this gives. What it
 * throws is how the call fails.
 */
export function onDatabaseCall(
  see: (command: string, input: Readonly<Record<string, unknown>>) => unknown,
): () => void {
  dynamodb.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        await see(commandName, { ...args.input });
        return next(args);
      },
    { step: 'initialize', name: 'seen', override: true },
  );
  onTestFinished(stop);
  return stop;
}

function stop(): void {
  dynamodb.middlewareStack.remove('seen');
}

/** A mock of DynamoDB until the test ends, which has no row and takes every one. */
export function mockDatabase() {
  const dynamo = mockClient(DynamoDBDocumentClient);
  onTestFinished(() => dynamo.restore());
  dynamo.onAnyCommand().resolves({});
  return dynamo;
}

/** Has every entry of the audit log fail but the first ones, for as long as {@link onDatabaseCall} says. */
export function failToRecord(after = 0): () => void {
  let entries = 0;
  return onDatabaseCall((command, { TableName }) => {
    if (command !== 'PutItemCommand' || TableName !== 'Activity') return;
    entries += 1;
    if (entries > after) throw outage;
  });
}
