import { logger } from '../http/logger.ts';
import { Refusal } from '../http/refusal.ts';
import { revokeToken } from './token-store.ts';

/** The characters of Cognito's tokens; it calls anything else a mistake of ours. */
const token = /^[A-Za-z0-9\-_=.]+$/;

export function isToken(text: string): boolean {
  return token.test(text);
}

/**
 * Ends a session as far as there is one: a token that Cognito no longer knows needs no revoking.
 * @throws Refusal `unavailable` where Cognito could not be asked.
 */
export async function endSession(refresh: string): Promise<void> {
  if (!isToken(refresh)) return;
  try {
    await revokeToken(refresh);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unavailable') throw error;
    logger.warn('not revoked', { error });
  }
}
