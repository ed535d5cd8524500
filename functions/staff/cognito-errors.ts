import { mapOutage } from '../aws/outage.ts';
import { invalidField, ApiError } from '../http/api-error.ts';

/** Cognito's errors for a user, challenge or token that may not sign in. */
const denied = new Set([
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'SoftwareTokenMFANotFoundException',
  'UnauthorizedException',
  'UnsupportedTokenTypeException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

const throttled = new Set([
  'LimitExceededException',
  'TooManyFailedAttemptsException',
  'TooManyRequestsException',
]);

const invalidPassword = new Set([
  'InvalidPasswordException',
  'PasswordHistoryPolicyViolationException',
]);

/** Cognito's errors for a wrong, expired or used code. */
const invalidCode = new Set([
  'CodeMismatchException',
  'EnableSoftwareTokenMFAException',
  'ExpiredCodeException',
]);

export function wrongCode(): ApiError {
  return invalidField('code', 'format', 'is not the one that is shown now, or was used already');
}

type Denial = 'invalid_credentials' | 'unauthorized';

/**
 * Awaits a Cognito call and maps its errors. Every denial becomes the same `code`, so that no response reveals whether
 * a user exists.
 * @throws ApiError `code`, `validation_failed` on `newPassword` or `code`, `too_many_requests` or `unavailable`
 */
export async function mapCognitoErrors<Output>(
  call: Promise<Output>,
  code: Denial = 'unauthorized',
): Promise<Output> {
  try {
    return await mapOutage(call);
  } catch (error) {
    throw error instanceof Error ? toApiError(error, code) : error;
  }
}

/**
 * Whether Cognito rejected an attempt without checking the password: it locks a user for a while after wrong ones. The
 * response must not reveal that the user exists.
 */
export function isLockedOut(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.cause instanceof Error &&
    error.cause.message === 'Password attempts exceeded'
  );
}

function toApiError(error: Error, code: Denial): Error {
  if (denied.has(error.name)) return new ApiError(code, { cause: error });
  if (throttled.has(error.name)) return new ApiError('too_many_requests');
  if (invalidCode.has(error.name)) return wrongCode();
  if (invalidPassword.has(error.name)) {
    return invalidField('newPassword', 'format', 'does not satisfy the password policy');
  }
  return error;
}
