import * as z from 'zod/mini';
import { dynamodb } from '#functions/aws/dynamodb-client.ts';

const Output = z.object({ ConsumedCapacity: z.object({ CapacityUnits: z.number() }) });

/** The DynamoDB capacity units consumed by a call. */
export async function costOf(read: () => Promise<unknown>): Promise<number> {
  let consumed = 0;
  dynamodb.middlewareStack.add(
    (next) => async (args) => {
      const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' };
      const result = await next({ ...args, input });
      consumed += Output.parse(result.output).ConsumedCapacity.CapacityUnits;
      return result;
    },
    { step: 'initialize', name: 'consumed' },
  );
  await read().finally(() => dynamodb.middlewareStack.remove('consumed'));
  return consumed;
}
