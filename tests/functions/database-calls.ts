import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { onTestFinished } from 'vitest';
import { dynamodb } from '#functions/aws/dynamodb-client.ts';

/** The SDK's error while the database is down. */
export const outage = Object.assign(new Error('down'), { name: 'ThrottlingException' });

type See = (command: string, input: Readonly<Record<string, unknown>>) => unknown;

/**
 * Calls `see` before each DynamoDB call, and `seeDone` after it, until the test ends or the returned function is called.
 * If `see` throws, the call fails with its error.
 */
export function onDatabaseCall(see: See, seeDone?: See): () => void {
  dynamodb.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        await see(commandName, { ...args.input });
        const response = await next(args);
        await seeDone?.(commandName, { ...args.input });
        return response;
      },
    { step: 'initialize', name: 'seen', override: true },
  );
  onTestFinished(stop);
  return stop;
}

function stop(): void {
  dynamodb.middlewareStack.remove('seen');
}

/** Mocks an empty DynamoDB that accepts every write, until the test ends. */
export function mockDatabase() {
  const dynamo = mockClient(DynamoDBDocumentClient);
  onTestFinished(() => dynamo.restore());
  dynamo.onAnyCommand().resolves({});
  return dynamo;
}

interface Calls {
  readonly command?: string;
  readonly table?: string;
  /** What the update's expression contains. */
  readonly update?: string;
}

/** Fails such calls after the first ones, until the returned function is called. */
export function failCalls({ command, table, update = '' }: Calls, after = 0): () => void {
  let calls = 0;
  return onDatabaseCall((name, { TableName, UpdateExpression }) => {
    if (name !== (command ?? name) || TableName !== (table ?? TableName)) return;
    if (!String(UpdateExpression).includes(update)) return;
    calls += 1;
    if (calls > after) throw outage;
  });
}

/** Loses the response of the next such call, which has been made or refused: the SDK repeats it. */
export function loseResponse(command = 'UpdateItemCommand'): void {
  const name = 'lost';
  let isLost = false;
  dynamodb.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const response = next(args);
        if (commandName !== command || isLost) return response;
        isLost = true;
        await response.catch(() => undefined);
        throw Object.assign(new Error('timed out'), { name: 'TimeoutError' });
      },
    { step: 'deserialize', priority: 'high', name, override: true },
  );
  onTestFinished(() => void dynamodb.middlewareStack.remove(name));
}

/** Fails all audit entries after the first ones, until the returned function is called. */
export function failToRecord(after?: number): () => void {
  return failCalls({ command: 'PutItemCommand', table: 'Activity' }, after);
}

/** Makes DynamoDB lag: rows are missing from reads that are not consistent. */
export function withLateReads(): void {
  dynamodb.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) =>
        /^(?:GetItem|Query|Scan)Command$/.test(commandName) &&
        !('ConsistentRead' in args.input && args.input.ConsistentRead)
          ? Promise.resolve({ output: { $metadata: {} }, response: {} })
          : next(args),
    { step: 'initialize', name: 'late', override: true },
  );
  onTestFinished(() => void dynamodb.middlewareStack.remove('late'));
}
