import type { AuthenticatorRenewal } from '#contract/account.ts';
import { ApiError, invalidField } from '../http/api-error.ts';
import { checkCode, issueOwnSecret } from './cognito-codes.ts';
import { wrongCode } from './cognito-errors.ts';
import { checkPassword } from './cognito-passwords.ts';
import type { Tokens } from './cognito-client.ts';
import { endSession } from './revocation.ts';
import { limitOwnAttempts } from './sign-in-rate-limit.ts';

/**
 * Starts replacing the signed-in user's authenticator. Cognito checks codes only at sign-in, so this signs in and ends
 * that session at once: a stolen session has neither password nor code. The old authenticator works until the new one's
 * first code is verified.
 * @returns the new secret in base 32
 * @throws ApiError `validation_failed` on `password` or `code`; `not_found` if the stage uses no second factor;
 *   `too_many_requests`; `unavailable`
 */
export async function beginRenewal(
  username: string,
  access: string,
  { password, code }: AuthenticatorRenewal,
): Promise<string> {
  const { refresh } = await limitOwnAttempts(username, () => signIn(username, password, code));
  await endSession(refresh);
  return issueOwnSecret(access);
}

async function signIn(username: string, password: string, code: string): Promise<Tokens> {
  const outcome = await checkPassword(username, password).catch(
    ifCode('invalid_credentials', () => invalidField('password', 'format', 'is not your password')),
  );
  if ('access' in outcome) {
    await endSession(outcome.refresh);
    throw new ApiError('not_found');
  }
  if (outcome.step !== 'code') throw new ApiError('not_found');
  return checkCode(outcome, code).catch(ifCode('unauthorized', wrongCode));
}

/** A 401 would mean that the requesting session has ended. */
function ifCode(code: ApiError['code'], instead: () => ApiError) {
  return (error: unknown): never => {
    throw error instanceof ApiError && error.code === code ? instead() : error;
  };
}
