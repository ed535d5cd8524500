import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware';
// oxlint-disable-next-line import/no-named-as-default -- the package's types know only its default export
import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import type * as z from 'zod/mini';
import type {
  endpoints,
  EndpointName,
  EndpointOf,
  LambdaName,
  RequestOf,
  ResponseOf,
  RouteOf,
} from '#contract/endpoints.ts';
import type { ApiEvent, ApiRequest } from './api-event.ts';
import { ApiError } from './api-error.ts';
import { callerOf } from './author.ts';
import { decodeBody } from './decode-body.ts';
import { errorHandler } from './error-handler.ts';
import { logger } from './logger.ts';
import { originSecret } from './origin-secret.ts';
import type { Reply } from './reply.ts';
import { errorResponse, htmlResponse, jsonResponse, redirectResponse } from './response.ts';
import { sameOrigin } from './same-origin.ts';

/** How a browser without script gets a page instead of JSON. */
export interface FormRenderer<Receipt> {
  /** The fields of a contract request, as the form sent them. */
  fields(event: ApiEvent): object;
  done(receipt: Receipt): Result;
  failed(error: ApiError): Result;
}

/** How an endpoint handles its decoded and checked requests. */
export interface Route<Name extends EndpointName> {
  handle(request: ApiRequest<RequestOf<Name>>): Promise<Reply<ResponseOf<Name>>>;
  /** Checks a JSON body; left out if the endpoint reads none. */
  readonly body?: z.ZodMiniType<RequestOf<Name>>;
  /** Maximum bytes of the body. Default: the API's limit. */
  readonly maxBytes?: number;
  /** Left out: a form sent without script gets a 415. */
  readonly form?: FormRenderer<ResponseOf<Name>>;
  /** Accepts programs and other sites' pages. */
  readonly fromAnySite?: true;
  /** Rejects staff who are no owners. */
  readonly isForOwners?: true;
  /** Cookies for an error response, such as when a session has ended. */
  readonly errorCookies?: (error: ApiError) => readonly string[];
}

/** An endpoint with a request must check it. */
type Checked<Name extends EndpointName> = [RequestOf<Name>] extends [never]
  ? Route<Name>
  : Route<Name> & Required<Pick<Route<Name>, 'body'>>;

/** An endpoint of owners must say so. */
type Restricted<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  readonly owner: true;
}
  ? { readonly isForOwners: true }
  : { readonly isForOwners?: never };

/** All routes of a function. */
export type Routes<Lambda extends LambdaName> = {
  readonly [Name in EndpointOf<Lambda> as RouteOf<Name>]: Checked<Name> & Restricted<Name>;
};

/**
 * Milliseconds before the function's timeout at which a pending call gets a 503. Normally the SDK's timeouts end sooner
 * (aws/client-config.ts); this covers several waits in a row.
 */
const timeoutMargin = 1500;

/** A function's handler, with a route for each of its endpoints and no other. */
export function serve<Lambda extends LambdaName>(routes: Routes<Lambda>) {
  const byKey = new Map<string, Route<EndpointName>>(Object.entries(routes));
  const routeOf = ({ routeKey }: ApiEvent): Route<EndpointName> => {
    // HEAD has its own route and GET's handler.
    const route = byKey.get(routeKey.replace(/^HEAD /, 'GET '));
    if (route === undefined) throw new Error(`There is no handler for ${routeKey}.`);
    return route;
  };
  return middy<ApiEvent, Result>({
    timeoutEarlyInMillis: timeoutMargin,
    timeoutEarlyResponse: () => {
      throw new ApiError('unavailable');
    },
  })
    .use(injectLambdaContext(logger, { logEvent: false }))
    .before(({ event }) => {
      // The access log has the same id, so a search finds both lines.
      logger.setCorrelationId(event.requestContext.requestId);
      event.isForm = isForm(event);
    })
    .use(errorHandler((error, event) => renderError(error, event, routeOf(event))))
    .use(originSecret())
    .use(sameOrigin((event) => routeOf(event).fromAnySite === true))
    .before(({ event }) => {
      if (routeOf(event).isForOwners && callerOf(event).role !== 'owner') {
        throw new ApiError('owners_only');
      }
    })
    .use(decodeBody(routeOf))
    .handler(async (event) => {
      const route = routeOf(event);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `decodeBody` has put there what the route's schema read
      const request = event as ApiRequest<never>;
      return render(await route.handle(request), event, route);
    });
}

/** Whether a browser sent a form without script. */
function isForm({ headers }: ApiEvent): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

function render<Name extends EndpointName>(
  reply: Reply<ResponseOf<Name>>,
  { isForm: wantsPage }: ApiEvent,
  { form }: Route<Name>,
): Result {
  if (reply.location !== undefined) return redirectResponse(reply.location);
  if (reply.page !== undefined) {
    const { html, policy, error } = reply.page;
    return htmlResponse(html, { policy, ...(error && { error: new ApiError(error) }) });
  }
  return wantsPage && form ? form.done(reply.body) : jsonResponse(reply);
}

function renderError(
  error: ApiError,
  { isForm: wantsPage }: ApiEvent,
  { form, errorCookies }: Route<EndpointName>,
): Result {
  return wantsPage && form ? form.failed(error) : errorResponse(error, errorCookies?.(error));
}
