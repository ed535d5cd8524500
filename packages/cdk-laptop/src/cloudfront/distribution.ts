import { randomUUID } from 'node:crypto';
import { textResponse, type HttpRequest, type HttpResponse, type Origin } from '../http.ts';
import type { Log } from '../log.ts';
import { compress, type Encoding } from './compression.ts';
import { applyConditions } from './conditional.ts';
import type { EdgeFunction } from './edge-function.ts';
import type { ErrorCache } from './error-cache.ts';
import {
  fromViewerRequest,
  fromViewerResponse,
  toFunctionRequest,
  toFunctionResponse,
} from './function-event.ts';
import { cacheKey, toOriginRequest, type OriginSettings } from './origin-request.ts';
import { matchesPathPattern } from './path-pattern.ts';
import {
  addsCloudFrontHeader,
  type CachePolicy,
  type Forwarded,
  type ResponseHeadersPolicy,
} from './policies.ts';
import { applyHeadersPolicy } from './response-headers.ts';

export type BehaviorOrigin = OriginSettings & { readonly send: Origin };

export interface Behavior {
  /** Undefined in the default behaviour. */
  readonly pathPattern?: string | undefined;
  readonly allowedMethods: readonly string[];
  readonly origin: BehaviorOrigin;
  /** The secondary origin of an origin group, and the statuses of the primary one that lead to it. */
  readonly failover?:
    | { readonly origin: BehaviorOrigin; readonly statuses: readonly number[] }
    | undefined;
  readonly cachePolicy: CachePolicy;
  /** Cache policy and origin request policy. */
  readonly policies: readonly Forwarded[];
  readonly encodings: readonly Encoding[];
  readonly headersPolicy: ResponseHeadersPolicy | undefined;
  readonly viewerRequest: EdgeFunction | undefined;
  readonly viewerResponse: EdgeFunction | undefined;
}

export interface Distribution {
  readonly id: string;
  readonly domainName: string;
  readonly defaultRootObject: string;
  /** In the template's order, the default one last. */
  readonly behaviors: readonly Behavior[];
  readonly errors: ErrorCache;
  readonly viewerCountry: string | undefined;
  readonly log: Log;
}

const countryHeader = 'cloudfront-viewer-country';
const addressHeader = 'cloudfront-viewer-address';

/** A function threw, timed out or returned an invalid result. */
class EdgeFunctionError extends Error {}

/** Handles a request as an edge location does. */
export async function handleViewerRequest(
  distribution: Distribution,
  incoming: HttpRequest,
): Promise<HttpResponse> {
  const path = normalize(incoming.path);
  const behavior = distribution.behaviors.find(
    ({ pathPattern }) => pathPattern === undefined || matchesPathPattern(pathPattern, path),
  );
  if (behavior === undefined || !behavior.allowedMethods.includes(incoming.method)) {
    return edgeError(403, 'This distribution does not allow the HTTP method of the request.');
  }
  const request = withViewerHeaders(withRootObject(incoming, distribution), behavior, distribution);
  try {
    return await applyBehavior(distribution, behavior, request);
  } catch (error) {
    if (!(error instanceof EdgeFunctionError)) throw error;
    distribution.log({ cloudfront: incoming.path, error: String(error.cause) });
    return edgeError(503, 'The function of the distribution failed.');
  }
}

async function applyBehavior(
  distribution: Distribution,
  behavior: Behavior,
  original: HttpRequest,
): Promise<HttpResponse> {
  const { headersPolicy, viewerRequest, viewerResponse } = behavior;
  const context = {
    distributionDomainName: distribution.domainName,
    distributionId: distribution.id,
    requestId: randomUUID(),
  };
  const viewer = { ip: original.viewerIp };

  let request = original;
  if (viewerRequest !== undefined) {
    const next = await catchFunctionError(async () => {
      const result = await viewerRequest(
        {
          version: '1.0',
          context: { ...context, eventType: 'viewer-request' },
          viewer,
          request: toFunctionRequest(original),
        },
        original.query,
      );
      return fromViewerRequest(result, original);
    });
    if ('response' in next) {
      return withCacheStatus(
        applyHeadersPolicy(next.response, headersPolicy),
        'FunctionGeneratedResponse',
      );
    }
    ({ request } = next);
  }

  const complete = await fetchFromOrigin(distribution.errors, behavior, request);
  const conditional = isRead(request) ? applyConditions(request.headers, complete) : complete;
  const response = applyHeadersPolicy(conditional, headersPolicy);
  // CloudFront does not call the viewer-response function for an origin's error.
  if (complete.status >= 400) return withCacheStatus(response, 'Error');
  if (viewerResponse === undefined) return withCacheStatus(response, 'Miss');
  const changed = await catchFunctionError(async () => {
    const result = await viewerResponse(
      {
        version: '1.0',
        context: { ...context, eventType: 'viewer-response' },
        viewer,
        request: toFunctionRequest(request),
        response: toFunctionResponse(response),
      },
      request.query,
    );
    return fromViewerResponse(result, response);
  });
  return withCacheStatus(changed, 'Miss');
}

async function catchFunctionError<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    throw new EdgeFunctionError('A CloudFront function failed.', { cause });
  }
}

async function fetchFromOrigin(
  errors: ErrorCache,
  { origin, failover, cachePolicy, policies, encodings }: Behavior,
  request: HttpRequest,
): Promise<HttpResponse> {
  const sendTo = (to: BehaviorOrigin) => to.send(toOriginRequest(request, to, policies));
  // "CloudFront fails over to the secondary origin only when the HTTP method of the viewer request is GET, HEAD, or OPTIONS":
  // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/high_availability_origin_failover.html
  const canFailOver = failover !== undefined && (isRead(request) || request.method === 'OPTIONS');
  const send = async () => {
    const first = await sendTo(origin);
    return canFailOver && failover.statuses.includes(first.status)
      ? await sendTo(failover.origin)
      : first;
  };
  const response =
    cachePolicy.cachesErrors && isRead(request)
      ? await errors.fetch(cacheKey(request, origin, cachePolicy), send)
      : await send();
  // A range counts the bytes of the uncompressed object.
  const allowed = request.headers.has('range') ? [] : encodings;
  return compress(response, allowed, request.headers.get('accept-encoding') ?? '');
}

function isRead({ method }: HttpRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function withRootObject(request: HttpRequest, { defaultRootObject }: Distribution): HttpRequest {
  const atRoot = request.path === '/' && defaultRootObject !== '';
  return atRoot ? { ...request, path: `/${defaultRootObject}` } : request;
}

/**
 * Adds CloudFront's headers about the viewer that one of the policies names. Here a request can choose its country,
 * but not its address.
 */
function withViewerHeaders(
  request: HttpRequest,
  { policies }: Behavior,
  { viewerCountry }: Distribution,
): HttpRequest {
  const headers = new Headers(request.headers);
  const values = {
    [countryHeader]: headers.get(countryHeader) ?? viewerCountry,
    [addressHeader]: `${request.viewerIp}:443`,
  };
  for (const [name, value] of Object.entries(values)) {
    headers.delete(name);
    const named = policies.some((policy) => addsCloudFrontHeader(policy.headers, name));
    if (named && value !== undefined) headers.set(name, value);
  }
  return { ...request, headers };
}

/** CloudFront matches behaviours with the path without dot segments. */
function normalize(path: string): string {
  return URL.parse(path, 'http://site')?.pathname ?? path;
}

function withCacheStatus(response: HttpResponse, status: string): HttpResponse {
  const headers = new Headers(response.headers);
  headers.set('x-cache', `${status} from cloudfront`);
  return { ...response, headers };
}

function edgeError(status: number, reason: string): HttpResponse {
  const text = `<!DOCTYPE html><title>${status}</title><h1>The request could not be satisfied.</h1><p>${reason}`;
  return textResponse(status, 'text/html', text);
}
