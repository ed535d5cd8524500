import { reached } from '../aws/outage.ts';
import { faulty, Refusal } from '../http/refusal.ts';

/** Cognito's names for a person, a challenge or a token that it does not let in. */
const refused = new Set([
  'CodeMismatchException',
  'ExpiredCodeException',
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'RefreshTokenReuseException',
  'UnauthorizedException',
  'UnsupportedTokenTypeException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

const tooOften = new Set([
  'LimitExceededException',
  'TooManyFailedAttemptsException',
  'TooManyRequestsException',
]);

const unfitPassword = new Set([
  'InvalidPasswordException',
  'PasswordHistoryPolicyViolationException',
]);

/**
 * Waits for a Cognito call. Every way of being refused becomes the same `code`, so that no answer tells
 * whether a user exists.
 * @throws Refusal `code`, `validation_failed` on `newPassword`, `too_many_requests` or `unavailable`.
 */
export async function answered<Output>(
  call: Promise<Output>,
  code: 'invalid_credentials' | 'unauthorized',
): Promise<Output> {
  try {
    return await reached(call);
  } catch (error) {
    throw error instanceof Error ? translated(error, code) : error;
  }
}

function translated(error: Error, code: 'invalid_credentials' | 'unauthorized'): Error {
  if (refused.has(error.name)) return new Refusal(code);
  if (tooOften.has(error.name)) return new Refusal('too_many_requests');
  if (unfitPassword.has(error.name)) {
    return faulty('newPassword', 'format', 'does not satisfy the password policy');
  }
  return error;
}
