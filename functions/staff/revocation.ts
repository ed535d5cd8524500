import { logger } from '../http/logger.ts';
import { ApiError } from '../http/api-error.ts';
import { revokeToken } from './cognito-tokens.ts';

/**
 * Ends a session if there is one: a token unknown to Cognito needs no revocation.
 * @param refresh '' if there is none
 * @throws ApiError `unavailable` if Cognito cannot be reached
 */
export async function endSession(refresh: string): Promise<void> {
  if (refresh === '') return;
  try {
    await revokeToken(refresh);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unavailable') throw error;
    logger.warn('not revoked', { error });
  }
}
