import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { fromEnvironment } from '../http/environment.ts';
import { cognito } from './cognito-client.ts';
import { mapCognitoErrors } from './cognito-errors.ts';

/**
 * Ends all sessions of a user. Cognito documents no way to end one session without its newest refresh token: revoking a
 * token leaves the user's other tokens valid (docs.aws.amazon.com/cognito, "Revoking tokens").
 * @throws ApiError `too_many_requests`, `unavailable`
 */
export async function endAllSessions(username: string): Promise<void> {
  const command = new AdminUserGlobalSignOutCommand({
    UserPoolId: fromEnvironment('USER_POOL_ID'),
    Username: username,
  });
  await mapCognitoErrors(cognito.send(command));
}
