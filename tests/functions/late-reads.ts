import { onTestFinished } from 'vitest';
import { dynamodb } from '#functions/aws/dynamodb-client.ts';

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
