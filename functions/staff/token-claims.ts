import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';
import * as z from 'zod/mini';

const Claims = z.object({ username: z.string(), sub: z.string(), auth_time: z.number() });

/** The claims of an access token straight from Cognito, which needs no verification. */
export function claimsOf(access: string) {
  const {
    username,
    sub,
    auth_time: signedInAt,
  } = Claims.parse(decomposeUnverifiedJwt(access).payload);
  return { username, sub, signedInAt };
}
