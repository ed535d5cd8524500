import * as z from 'zod/mini';
import type { HttpRequest, HttpResponse } from '../http.ts';
import type { Lambda } from '../lambda/lambda.ts';
import { toAuthorizerEvent, type AuthorizerContext, type EventContext } from './event.ts';
import { gatewayMessage } from './response.ts';

/** A Lambda authorizer of the type REQUEST with simple responses. */
export interface Authorizer {
  readonly lambda: Lambda;
  readonly region: string;
  /** `$request.header.Cookie`, `$request.querystring.token` … */
  readonly identitySources: readonly string[];
  /** Seconds that a decision is cached for the same identity; 0 disables the cache. */
  readonly resultTtl: number;
  /** By identity. */
  readonly cache: Map<string, { readonly decision: Decision; readonly expiresAt: number }>;
}

type Decision = { readonly context: AuthorizerContext } | { readonly errorResponse: HttpResponse };

const SimpleResponse = z.object({
  isAuthorized: z.boolean(),
  context: z._default(z.record(z.string(), z.unknown()), {}),
});

/** Asks the authorizer about a request. Returns API Gateway's error response if it is not allowed. */
export async function authorize(
  authorizer: Authorizer,
  request: HttpRequest,
  context: EventContext,
): Promise<Decision> {
  const identity = authorizer.identitySources.map((source) => readSource(source, request));
  const present = identity.filter((value) => value !== undefined && value !== '');
  if (present.length < identity.length)
    return { errorResponse: gatewayMessage(401, 'Unauthorized') };

  const key = JSON.stringify(present);
  const cached = authorizer.cache.get(key);
  if (cached !== undefined && cached.expiresAt > Date.now()) return cached.decision;
  const decision = await decide(authorizer, request, context, present.map(String));
  if (authorizer.resultTtl > 0 && identity.length > 0) {
    authorizer.cache.set(key, { decision, expiresAt: Date.now() + authorizer.resultTtl * 1000 });
  }
  return decision;
}

async function decide(
  { lambda, region }: Authorizer,
  request: HttpRequest,
  context: EventContext,
  identity: string[],
): Promise<Decision> {
  const outcome = await lambda.invoke(toAuthorizerEvent(request, context, identity, region));
  // Only REST APIs are documented to turn the error "Unauthorized" into a 401.
  if ('error' in outcome) return { errorResponse: gatewayMessage(500, 'Internal Server Error') };
  const result = SimpleResponse.safeParse(JSON.parse(outcome.payload));
  if (!result.success) return { errorResponse: gatewayMessage(500, 'Internal Server Error') };
  return result.data.isAuthorized
    ? { context: result.data.context }
    : { errorResponse: gatewayMessage(403, 'Forbidden') };
}

function readSource(source: string, { headers, query }: HttpRequest): string | undefined {
  const [, place, name = ''] = /^\$request\.(header|querystring)\.(.+)$/.exec(source) ?? [];
  if (place === 'header') return headers.get(name) ?? undefined;
  if (place === 'querystring') return new URLSearchParams(query).get(name) ?? undefined;
  throw new Error(`The local runtime does not know the identity source ${source}.`);
}
