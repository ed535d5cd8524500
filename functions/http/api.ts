import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware';
// oxlint-disable-next-line import/no-named-as-default -- the package's types know only its default export
import middy from '@middy/core';
import httpJsonBodyParser from '@middy/http-json-body-parser';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type * as z from 'zod/mini';
import type { EndpointName, RequestOf, ResponseOf } from '#contract/endpoints.ts';
import type { ApiEvent } from './api-event.ts';
import { parseBody, sizeLimit } from './body.ts';
import { logger } from './logger.ts';
import { originSecret } from './origin-secret.ts';
import { ApiError } from './api-error.ts';
import { type ErrorCookies, type ErrorResponder, errorHandler } from './error-handler.ts';
import type { Reply } from './reply.ts';
import { errorResponse, jsonResponse, redirectResponse } from './response.ts';
import { sameOrigin } from './same-origin.ts';

/** An event with its body parsed, checked and typed. */
export type Parsed<Body> = Omit<ApiEvent, 'body'> & { body: Body };

type Result = APIGatewayProxyStructuredResultV2;
export type Handler = (event: ApiEvent, context: Context) => Promise<Result>;

/**
 * Milliseconds before the function's timeout at which a call that still waits gets a 503. Normally the SDK's own
 * timeouts end sooner (aws/client-config.ts); this is for several waits in a row.
 */
const timeoutMargin = 1500;

type EndpointWithoutBody = {
  [Name in EndpointName]: [RequestOf<Name>] extends [never] ? Name : never;
}[EndpointName];

/** The handler of an endpoint whose requests have no body. */
export function withoutBody<Name extends EndpointWithoutBody>(
  handle: (event: ApiEvent) => Promise<Reply<ResponseOf<Name>>>,
  errorCookies?: ErrorCookies,
): Handler {
  return stack(respondWith(errorCookies)).handler(async (event) =>
    jsonResponse(await handle(event)),
  );
}

/** The handler of an endpoint that leads to a page of the site, from wherever it is opened. */
export function redirects(locate: (event: ApiEvent) => string): Handler {
  return stack(respondWith(), { fromAnySite: true }).handler((event) =>
    redirectResponse(locate(event)),
  );
}

/**
 * The handler of an endpoint that programs of others call, with whatever body and from whichever site: what its path
 * holds is all that counts.
 */
export function fromAnywhere<Name extends EndpointWithoutBody>(
  handle: (event: ApiEvent) => Promise<Reply<ResponseOf<Name>>>,
): Handler {
  return stack(respondWith(), { fromAnySite: true })
    .use(sizeLimit())
    .handler(async (event) => jsonResponse(await handle(event)));
}

/**
 * The handler of an endpoint whose requests have a JSON body that `schema` checks.
 * @param maxBytes of the body; left out: what the API usually takes
 */
export function withBody<Name extends EndpointName>(
  schema: z.ZodMiniType<RequestOf<Name>>,
  handle: (event: Parsed<RequestOf<Name>>) => Promise<Reply<ResponseOf<Name>>>,
  { errorCookies, maxBytes }: { errorCookies?: ErrorCookies; maxBytes?: number } = {},
): Handler {
  return stack(respondWith(errorCookies))
    .use(sizeLimit(maxBytes))
    .use(httpJsonBodyParser<ApiEvent>())
    .handler(async (event) =>
      jsonResponse(await handle({ ...event, body: parseBody(schema, event.body) })),
    );
}

function respondWith(errorCookies?: ErrorCookies): ErrorResponder {
  return (error) => errorResponse(error, errorCookies?.(error));
}

/** The middlewares of every request, in this order; `errorHandler` catches the errors of all of them. */
export function stack(respond: ErrorResponder, { fromAnySite = false } = {}) {
  return (
    middy<ApiEvent, Result>({
      timeoutEarlyInMillis: timeoutMargin,
      timeoutEarlyResponse: () => {
        throw new ApiError('unavailable');
      },
    })
      .use(injectLambdaContext(logger, { logEvent: false }))
      // The id that the API's access log has too, so that a search finds both lines.
      .before(({ event }) => logger.setCorrelationId(event.requestContext.requestId))
      .use(errorHandler(respond))
      .use([originSecret(), ...(fromAnySite ? [] : [sameOrigin()])])
  );
}
