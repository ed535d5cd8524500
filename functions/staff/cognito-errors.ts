import { mapOutage } from '../aws/outage.ts';
import { invalidField, ApiError } from '../http/api-error.ts';

/** Cognito's names for a person, a challenge or a token that it does not let in. */
const refused = new Set([
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'SoftwareTokenMFANotFoundException',
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

/** Cognito's names for a code that is not the one of the moment, or that was used already. */
const notTheCode = new Set([
  'CodeMismatchException',
  'EnableSoftwareTokenMFAException',
  'ExpiredCodeException',
]);

/** The validation error of a wrong code. */
export function wrongCode(): ApiError {
  return invalidField('code', 'format', 'is not the one that is shown now, or was used already');
}

/**
 * Awaits a Cognito call and maps its errors. Every refusal becomes the same `code`, so that no response reveals
 * whether a user exists.
 * @throws ApiError `code`, `validation_failed` on `newPassword` or `code`, `too_many_requests` or `unavailable`.
 */
export async function mapCognitoErrors<Output>(
  call: Promise<Output>,
  code: 'invalid_credentials' | 'unauthorized',
): Promise<Output> {
  try {
    return await mapOutage(call);
  } catch (error) {
    throw error instanceof Error ? toApiError(error, code) : error;
  }
}

function toApiError(error: Error, code: 'invalid_credentials' | 'unauthorized'): Error {
  if (refused.has(error.name)) return new ApiError(code);
  if (tooOften.has(error.name)) return new ApiError('too_many_requests');
  if (notTheCode.has(error.name)) return wrongCode();
  if (unfitPassword.has(error.name)) {
    return invalidField('newPassword', 'format', 'does not satisfy the password policy');
  }
  return error;
}
