import * as z from 'zod/mini';
import type { ApiEvent } from './api-event.ts';

/** What the authorizer (`functions/staff/authorize-staff.lambda.ts`) adds to a request that it lets through. */
const Authorized = z.object({
  authorizer: z.object({ lambda: z.object({ username: z.string() }) }),
});

/** Who is signed in, on a staff route. */
export function authorOf({ requestContext }: Pick<ApiEvent, 'requestContext'>): string {
  return Authorized.parse(requestContext).authorizer.lambda.username;
}
