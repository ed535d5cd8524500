import * as z from 'zod/mini';
import { dynamodb } from '#functions/aws/dynamodb-client.ts';

const Output = z.object({ ConsumedCapacity: z.object({ CapacityUnits: z.number() }) });

/** Adds up the capacity units that the functions' calls to DynamoDB consume. */
export function countCapacity() {
  let consumed = 0;
  return {
    start(): void {
      consumed = 0;
      dynamodb.middlewareStack.add(
        (next) => async (args) => {
          const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' };
          const result = await next({ ...args, input });
          consumed += Output.parse(result.output).ConsumedCapacity.CapacityUnits;
          return result;
        },
        { step: 'initialize', name: 'consumed', override: true },
      );
    },
    units: () => consumed,
    stop(): void {
      dynamodb.middlewareStack.remove('consumed');
    },
  };
}
