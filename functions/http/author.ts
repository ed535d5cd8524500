import * as z from 'zod/mini';
import { roles } from '#contract/role.ts';
import type { ApiEvent } from './api-event.ts';

/** What the authorizer (`functions/authorize-staff.lambda.ts`) adds to an authorized request. */
const Authorized = z.object({
  authorizer: z.object({
    lambda: z.object({
      username: z.string(),
      role: z.enum(roles),
      /** The user's permanent id, which is never reused. */
      sub: z.string(),
      /** The session's start in seconds since 1970. API Gateway may turn a number into text. */
      signedInAt: z.coerce.number(),
    }),
  }),
});

/** The signed-in user of a staff route, and the session. */
export function callerOf({ requestContext }: Pick<ApiEvent, 'requestContext'>) {
  return Authorized.parse(requestContext).authorizer.lambda;
}

/** The name of the signed-in user. */
export function authorOf(event: Pick<ApiEvent, 'requestContext'>): string {
  return callerOf(event).username;
}
