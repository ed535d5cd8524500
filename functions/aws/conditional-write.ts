import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { mapOutage } from './outage.ts';

/**
 * Awaits a conditional write.
 * @returns undefined if the condition failed and nothing was written
 * @throws ApiError `unavailable`; it may have been written
 */
export async function conditionalWrite<Output>(call: Promise<Output>): Promise<Output | undefined> {
  try {
    return await mapOutage(call);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
