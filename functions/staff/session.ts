import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';
import { sessionSeconds } from '#contract/staff-session.ts';
import { logger } from '../http/logger.ts';
import { ApiError } from '../http/api-error.ts';
import { holderOf } from './access-token.ts';
import type { Tokens } from './cognito-client.ts';
import { endSession } from './revocation.ts';
import { endAllSessions, refreshTokens } from './cognito-tokens.ts';

/** An access token that ran out longer ago than this has not been used for the idle time. */
const grace = sessionSeconds.idle - sessionSeconds.access;

/**
 * Extends a session. Cognito knows no idle time, so the last access token proves that there was one
 * recently: it is signed, and nobody can make it younger. A refresh token that comes again when no lost answer
 * explains it any more ends every session of its user.
 * @throws ApiError `unauthorized` where there is none, or it is over; `unavailable`.
 */
export async function refreshSession({ access, refresh }: Tokens): Promise<Tokens> {
  const holder = refresh === '' ? undefined : await holderOf(access, grace);
  if (holder === undefined) throw new ApiError('unauthorized');
  const next = await refreshTokens(refresh);
  if (next === undefined) {
    // Two have it, and nobody can tell which of them is the member of staff (RFC 9700, 4.14.2).
    logger.warn('used again');
    await endAllSessions(holder.username);
    throw new ApiError('unauthorized');
  }
  if (decomposeUnverifiedJwt(next.access).payload.sub === holder.sub) return next;
  // Somebody put their own access token beside another's refresh token, which is therefore in two hands.
  logger.warn('not of one session');
  await endSession(next.refresh);
  throw new ApiError('unauthorized');
}
