import * as z from 'zod/mini';
import { type Role, roles } from '#contract/role.ts';
import type { ApiEvent } from './api-event.ts';

/** What the authorizer (`functions/authorize-staff.lambda.ts`) adds to an authorized request. */
function authorized<Context>(lambda: z.ZodMiniType<Context>) {
  return z.object({ authorizer: z.object({ lambda }) });
}

const Author = authorized(z.object({ username: z.string() }));
// Whoever has no role in a context of an older authorizer has the lesser one.
const Ranked = authorized(z.object({ role: z._default(z.enum(roles), 'agent') }));
const Session = authorized(
  // API Gateway may turn a number into text.
  z.object({ sub: z.string(), signedInAt: z.union([z.number(), z.string()]) }),
);

/** The signed-in user of a staff route. */
export function authorOf({ requestContext }: Pick<ApiEvent, 'requestContext'>): string {
  return Author.parse(requestContext).authorizer.lambda.username;
}

/** The role of the signed-in user. */
export function roleOf({ requestContext }: Pick<ApiEvent, 'requestContext'>): Role {
  return Ranked.parse(requestContext).authorizer.lambda.role;
}

/** The user's permanent id, which is never reused, and the session's start in seconds since 1970. */
export function sessionOf({ requestContext }: Pick<ApiEvent, 'requestContext'>) {
  const { sub, signedInAt } = Session.parse(requestContext).authorizer.lambda;
  return { sub, signedInAt: Number(signedInAt) };
}
