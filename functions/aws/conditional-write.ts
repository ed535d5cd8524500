import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { mapOutage } from './outage.ts';

/**
 * Awaits a write that has a condition.
 * @returns undefined if the condition did not hold and nothing was written
 * @throws ApiError `unavailable`; whether it was written is unknown then
 */
export async function conditionalWrite<Output>(call: Promise<Output>): Promise<Output | undefined> {
  try {
    return await mapOutage(call);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
