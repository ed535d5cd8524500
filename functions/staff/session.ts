import { sessionSeconds } from '#contract/staff-session.ts';
import { logger } from '../http/logger.ts';
import { ApiError } from '../http/api-error.ts';
import { holderOf } from './access-token.ts';
import type { Tokens } from './cognito-client.ts';
import { endSession } from './revocation.ts';
import { endAllSessions } from './cognito-sessions.ts';
import { refreshTokens } from './cognito-tokens.ts';
import { extendsSession } from './session-store.ts';
import { claimsOf } from './token-claims.ts';

/** Seconds. A session whose access token expired longer ago was idle for too long. */
const grace = sessionSeconds.idle - sessionSeconds.access;

/**
 * Extends a session. Cognito has no idle timeout, so the signed newest access token proves recent use. A reused refresh
 * token, too late to be a retry after a lost response, ends every session of its user. A session that its user ended
 * elsewhere also ends in Cognito here.
 * @throws ApiError `unauthorized` if there is no session or it has ended; `unavailable`
 */
export async function refreshSession(
  { access, refresh }: Tokens,
  browser: string,
): Promise<Tokens> {
  const holder = refresh === '' ? undefined : await holderOf(access, grace);
  if (holder === undefined) throw new ApiError('unauthorized');
  // Before the token is used up: while the table is down, a retry can still use it.
  if (!(await extendsSession(holder, browser))) {
    await endSession(refresh);
    throw new ApiError('unauthorized');
  }
  const next = await refreshTokens(refresh);
  if (next === undefined) {
    // Two clients have it, and nothing shows which is the legitimate one (RFC 9700, 4.14.2).
    logger.warn('refresh token reused');
    await endAllSessions(holder.username);
    throw new ApiError('unauthorized');
  }
  const { sub, signedInAt } = claimsOf(next.access);
  if (sub === holder.sub && signedInAt === holder.signedInAt) return next;
  // An access token came with another session's refresh token, so that refresh token has leaked.
  logger.warn('tokens of two sessions');
  await endSession(next.refresh);
  throw new ApiError('unauthorized');
}
