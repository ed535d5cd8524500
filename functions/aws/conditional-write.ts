import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { mapOutage } from './outage.ts';

/**
 * Awaits a conditional write.
 * @param earlier what an earlier attempt wrote: the SDK repeats a write whose response was lost, and the repeated one finds
 *   the first. Default: not known
 * @returns undefined if the condition failed and nothing was written
 * @throws ApiError `unavailable`; it may have been written
 */
export async function conditionalWrite<Output>(
  call: Promise<Output>,
  earlier?: () => Promise<Output | undefined>,
): Promise<Output | undefined> {
  try {
    return await mapOutage(call);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const { attempts = 1 } = error.$metadata;
    return attempts > 1 ? earlier?.() : undefined;
  }
}
