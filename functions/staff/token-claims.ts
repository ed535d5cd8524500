import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';
import * as z from 'zod/mini';

const Claims = z.object({ username: z.string(), sub: z.string(), auth_time: z.number() });

/** What an access token says that has just come from Cognito, so that nobody needs to verify it. */
export function claimsOf(access: string) {
  const {
    username,
    sub,
    auth_time: signedInAt,
  } = Claims.parse(decomposeUnverifiedJwt(access).payload);
  return { username, sub, signedInAt };
}
