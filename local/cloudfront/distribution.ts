import { randomUUID } from 'node:crypto';
import { textResponse, type HttpRequest, type HttpResponse, type Origin } from '../http.ts';
import type { Log } from '../log.ts';
import { compress, type Encoding } from './compression.ts';
import { applyConditions } from './conditional.ts';
import type { EdgeFunction } from './edge-function.ts';
import {
  fromViewerRequest,
  fromViewerResponse,
  toFunctionRequest,
  toFunctionResponse,
} from './function-event.ts';
import { toOriginRequest, type OriginSettings } from './origin-request.ts';
import { matchesPathPattern } from './path-pattern.ts';
import { addsCloudFrontHeader, type Forwarded, type ResponseHeadersPolicy } from './policies.ts';
import { applyHeadersPolicy } from './response-headers.ts';

export interface Behavior {
  /** Absent in the default behaviour, which matches last. */
  readonly pathPattern?: string | undefined;
  readonly allowedMethods: readonly string[];
  readonly origin: OriginSettings & { readonly send: Origin };
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
  readonly viewerCountry: string | undefined;
  readonly log: Log;
}

const countryHeader = 'cloudfront-viewer-country';
const addressHeader = 'cloudfront-viewer-address';

/** A function of the template that threw, took too long or answered in no shape that CloudFront knows. */
class EdgeFunctionFailure extends Error {}

/** What an edge location does with a request, from the viewer and back to it. */
export async function answerViewer(
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
  const viewed = withViewer(withRootObject(incoming, distribution), behavior, distribution);
  try {
    return await answerBehavior(distribution, behavior, viewed);
  } catch (error) {
    if (!(error instanceof EdgeFunctionFailure)) throw error;
    distribution.log({ cloudfront: incoming.path, error: String(error.cause) });
    return edgeError(503, 'The function of the distribution failed.');
  }
}

async function answerBehavior(
  distribution: Distribution,
  behavior: Behavior,
  viewed: HttpRequest,
): Promise<HttpResponse> {
  const { headersPolicy, viewerRequest, viewerResponse } = behavior;
  const context = {
    distributionDomainName: distribution.domainName,
    distributionId: distribution.id,
    requestId: randomUUID(),
  };
  const viewer = { ip: viewed.viewerIp };

  let request = viewed;
  if (viewerRequest !== undefined) {
    const next = await guard(async () => {
      const result = await viewerRequest(
        {
          version: '1.0',
          context: { ...context, eventType: 'viewer-request' },
          viewer,
          request: toFunctionRequest(viewed),
        },
        viewed.query,
      );
      return fromViewerRequest(result, viewed);
    });
    if ('response' in next) {
      return mark(applyHeadersPolicy(next.response, headersPolicy), 'FunctionGeneratedResponse');
    }
    ({ request } = next);
  }

  const held = await fetchFromOrigin(behavior, request);
  const wanted = isRead(request) ? applyConditions(request.headers, held) : held;
  const response = applyHeadersPolicy(wanted, headersPolicy);
  // CloudFront does not ask the function about an origin's error.
  if (held.status >= 400) return mark(response, 'Error');
  if (viewerResponse === undefined) return mark(response, 'Miss');
  const changed = await guard(async () => {
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
  return mark(changed, 'Miss');
}

async function guard<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    throw new EdgeFunctionFailure('A CloudFront function failed.', { cause });
  }
}

async function fetchFromOrigin(behavior: Behavior, request: HttpRequest): Promise<HttpResponse> {
  const { origin, policies, encodings } = behavior;
  const response = await origin.send(toOriginRequest(request, origin, policies));
  // A range counts the octets of the object as it is, so that one is not compressed.
  const offered = request.headers.has('range') ? [] : encodings;
  return compress(response, offered, request.headers.get('accept-encoding') ?? '');
}

function isRead({ method }: HttpRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function withRootObject(request: HttpRequest, { defaultRootObject }: Distribution): HttpRequest {
  const atRoot = request.path === '/' && defaultRootObject !== '';
  return atRoot ? { ...request, path: `/${defaultRootObject}` } : request;
}

/**
 * What CloudFront knows of the viewer reaches functions and the origin only where one of the policies
 * names its header. The country may be chosen by a viewer here; who the viewer is may not.
 */
function withViewer(
  request: HttpRequest,
  { policies }: Behavior,
  { viewerCountry }: Distribution,
): HttpRequest {
  const headers = new Headers(request.headers);
  const known = {
    [countryHeader]: headers.get(countryHeader) ?? viewerCountry,
    [addressHeader]: `${request.viewerIp}:443`,
  };
  for (const [name, value] of Object.entries(known)) {
    headers.delete(name);
    const wanted = policies.some((policy) => addsCloudFrontHeader(policy.headers, name));
    if (wanted && value !== undefined) headers.set(name, value);
  }
  return { ...request, headers };
}

/** Behaviours are chosen by the path without dot segments. */
function normalize(path: string): string {
  return URL.parse(path, 'http://site')?.pathname ?? path;
}

function mark(response: HttpResponse, outcome: string): HttpResponse {
  const headers = new Headers(response.headers);
  headers.set('x-cache', `${outcome} from cloudfront`);
  return { ...response, headers };
}

function edgeError(status: number, reason: string): HttpResponse {
  const text = `<!DOCTYPE html><title>${status}</title><h1>The request could not be satisfied.</h1><p>${reason}`;
  return textResponse(status, 'text/html', text);
}
