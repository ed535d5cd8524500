import type {
  APIGatewayRequestAuthorizerEventV2 as Event,
  APIGatewaySimpleAuthorizerResult as Denied,
  APIGatewaySimpleAuthorizerWithContextResult as Allowed,
  Context,
} from 'aws-lambda';
import { logger } from '../http/logger.ts';
import { type Holder, holderOf } from './access-token.ts';
import { isHonoured } from './cognito-http.ts';
import { readCookie } from './session-cookies.ts';

/**
 * Guards every staff route. API Gateway answers 403 where `isAuthorized` is false and 500 where this
 * throws, whatever the words; a request without any cookie gets 401 before this is asked.
 */
export async function handler(
  event: Event,
  context: Context,
): Promise<Allowed<{ username: string }> | Denied> {
  logger.addContext(context);
  const holder = await signedIn(readCookie(event, 'access'));
  if (holder === undefined) return { isAuthorized: false };
  return { isAuthorized: true, context: { username: holder.username } };
}

async function signedIn(token: string): Promise<Holder | undefined> {
  try {
    const holder = await holderOf(token);
    return holder && (await isHonoured(token)) ? holder : undefined;
  } catch (error) {
    logger.error('no verdict', { error });
    throw new Error('Cognito is not available.', { cause: error });
  }
}
