import { logger } from '../http/logger.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tokens } from './cognito-store.ts';
import { refreshTokens, revokeToken } from './token-store.ts';

/** The characters of Cognito's tokens; it calls anything else a mistake of ours. */
const token = /^[A-Za-z0-9\-_=.]+$/;

/**
 * Extends a session.
 * @throws Refusal `unauthorized` where there is none, or it is over.
 */
export async function refreshSession(refresh: string): Promise<Tokens> {
  if (!token.test(refresh)) throw new Refusal('unauthorized');
  return refreshTokens(refresh);
}

/**
 * Ends a session as far as there is one: a token that Cognito no longer knows needs no revoking.
 * @throws Refusal `unavailable` where Cognito could not be asked.
 */
export async function endSession(refresh: string): Promise<void> {
  if (!token.test(refresh)) return;
  try {
    await revokeToken(refresh);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unavailable') throw error;
    logger.warn('not revoked', { error });
  }
}
