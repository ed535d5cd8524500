import type {
  APIGatewayRequestAuthorizerEventV2 as Event,
  APIGatewaySimpleAuthorizerResult as Denied,
  APIGatewaySimpleAuthorizerWithContextResult as Allowed,
  Context,
} from 'aws-lambda';
import { logger } from './http/logger.ts';
import { type Holder, holderOf } from './staff/access-token.ts';
import { isActive } from './staff/cognito-http.ts';
import { readCookie } from './staff/session-cookies.ts';

/**
 * Authorizes every staff route. API Gateway returns 403 if `isAuthorized` is false, 500 if this throws, and 401,
 * without calling it, if the request has no cookie.
 */
export async function handler(event: Event, context: Context): Promise<Allowed<Holder> | Denied> {
  logger.addContext(context);
  const holder = await signedIn(readCookie(event, 'access'));
  if (holder === undefined) return { isAuthorized: false };
  return { isAuthorized: true, context: holder };
}

async function signedIn(token: string): Promise<Holder | undefined> {
  try {
    const holder = await holderOf(token);
    return holder && (await isActive(token)) ? holder : undefined;
  } catch (error) {
    logger.error('authorization failed', { error });
    throw new Error('Cognito is not available.', { cause: error });
  }
}
