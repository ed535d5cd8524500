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
  /** Seconds that a decision is kept for the same identity; 0 keeps none. */
  readonly resultTtl: number;
  /** Kept decisions by identity. */
  readonly decisions: Map<string, { readonly decision: Decision; readonly until: number }>;
}

type Decision = { readonly context: AuthorizerContext } | { readonly refusal: HttpResponse };

const SimpleResponse = z.object({
  isAuthorized: z.boolean(),
  context: z._default(z.record(z.string(), z.unknown()), {}),
});

/** Asks the authorizer whether a request may pass, and answers as API Gateway does where it may not. */
export async function authorize(
  authorizer: Authorizer,
  request: HttpRequest,
  context: EventContext,
): Promise<Decision> {
  const identity = authorizer.identitySources.map((source) => readSource(source, request));
  const given = identity.filter((value) => value !== undefined && value !== '');
  if (given.length < identity.length) return { refusal: gatewayMessage(401, 'Unauthorized') };

  const key = JSON.stringify(given);
  const kept = authorizer.decisions.get(key);
  if (kept !== undefined && kept.until > Date.now()) return kept.decision;
  const decision = await decide(authorizer, request, context, given.map(String));
  if (authorizer.resultTtl > 0 && identity.length > 0) {
    authorizer.decisions.set(key, { decision, until: Date.now() + authorizer.resultTtl * 1000 });
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
  // Whatever the error says: only REST APIs are documented to read "Unauthorized" in it.
  if ('error' in outcome) return { refusal: gatewayMessage(500, 'Internal Server Error') };
  const result = SimpleResponse.safeParse(JSON.parse(outcome.payload));
  if (!result.success) return { refusal: gatewayMessage(500, 'Internal Server Error') };
  return result.data.isAuthorized
    ? { context: result.data.context }
    : { refusal: gatewayMessage(403, 'Forbidden') };
}

function readSource(source: string, { headers, query }: HttpRequest): string | undefined {
  const [, place, name = ''] = /^\$request\.(header|querystring)\.(.+)$/.exec(source) ?? [];
  if (place === 'header') return headers.get(name) ?? undefined;
  if (place === 'querystring') return new URLSearchParams(query).get(name) ?? undefined;
  throw new Error(`The local runtime does not know the identity source ${source}.`);
}
