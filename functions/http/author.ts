import * as z from 'zod/mini';
import type { ApiEvent } from './api-event.ts';

/** What the authorizer (`functions/staff/authorize-staff.lambda.ts`) adds to a request that it lets through. */
function authorized<Context>(lambda: z.ZodMiniType<Context>) {
  return z.object({ authorizer: z.object({ lambda }) });
}

const Author = authorized(z.object({ username: z.string() }));
const Session = authorized(
  // A gateway may make text of a number.
  z.object({ sub: z.string(), signedInAt: z.union([z.number(), z.string()]) }),
);

/** Who is signed in, on a staff route. */
export function authorOf({ requestContext }: Pick<ApiEvent, 'requestContext'>): string {
  return Author.parse(requestContext).authorizer.lambda.username;
}

/** Whose session it is, by an id that never goes to anybody else, and since when, in seconds since 1970. */
export function sessionOf({ requestContext }: Pick<ApiEvent, 'requestContext'>) {
  const { sub, signedInAt } = Session.parse(requestContext).authorizer.lambda;
  return { sub, signedInAt: Number(signedInAt) };
}
