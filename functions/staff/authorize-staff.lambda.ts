import type {
  APIGatewayRequestAuthorizerEventV2 as Event,
  APIGatewaySimpleAuthorizerWithContextResult as Result,
  Context,
} from 'aws-lambda';
import { logger } from '../http/logger.ts';
import { usernameOf } from './access-token.ts';
import { readCookie } from './session-cookies.ts';

/**
 * Guards every staff route. API Gateway answers 401 to an error with exactly this message, and 500 to
 * any other.
 */
export async function handler(
  event: Event,
  context: Context,
): Promise<Result<{ username: string }>> {
  logger.addContext(context);
  const username = await verified(readCookie(event, 'access'));
  if (username === undefined) throw new Error('Unauthorized');
  return { isAuthorized: true, context: { username } };
}

async function verified(token: string): Promise<string | undefined> {
  try {
    return await usernameOf(token);
  } catch (error) {
    logger.error('no key set', { error });
    throw new Error('The key set is not available.', { cause: error });
  }
}
