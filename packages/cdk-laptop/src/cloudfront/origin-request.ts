import type { HttpRequest } from '../http.ts';
import { selects, type CachePolicy, type Forwarded } from './policies.ts';

export interface OriginSettings {
  readonly host: string;
  /** Prefix of the path: empty or with a leading slash. */
  readonly path: string;
  readonly customHeaders: readonly (readonly [name: string, value: string])[];
}

/** CloudFront never forwards the viewer's value of these. */
const replacedHeaders = new Set(['accept-encoding', 'connection', 'cookie', 'host', 'via']);

/** The request for an origin: the parts that a policy forwards, and CloudFront's additions. */
export function toOriginRequest(
  request: HttpRequest,
  origin: OriginSettings,
  policies: readonly Forwarded[],
): HttpRequest {
  const forwards = (kind: keyof Forwarded, name: string) =>
    policies.some((policy) => selects(policy[kind], name));
  const headers = new Headers(
    [...request.headers].filter(
      ([name]) => !replacedHeaders.has(name) && (describesBody(name) || forwards('headers', name)),
    ),
  );
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/).filter(Boolean);
  const forwarded = cookies.filter((pair) => forwards('cookies', nameOf(pair)));
  if (forwarded.length > 0) headers.set('cookie', forwarded.join('; '));
  if (!headers.has('user-agent')) headers.set('user-agent', 'Amazon CloudFront');
  headers.append('x-forwarded-for', request.viewerIp);
  headers.set('via', '1.1 local.cloudfront.net (CloudFront)');
  for (const [name, value] of origin.customHeaders) headers.set(name, value);
  const host = request.headers.get('host');
  const keepsHost = host !== null && policies.some((policy) => selects(policy.headers, 'host'));
  headers.set('host', keepsHost ? host : origin.host);
  const parameters = request.query.split('&').filter(Boolean);
  return {
    ...request,
    path: origin.path + request.path,
    query: parameters.filter((pair) => forwards('queryStrings', nameOf(pair))).join('&'),
    headers,
  };
}

/** The cache key: the origin's path and the parts that the cache policy names. */
export function cacheKey(
  request: HttpRequest,
  origin: OriginSettings,
  cachePolicy: CachePolicy,
): string {
  const { path, query, headers } = toOriginRequest(request, origin, [cachePolicy]);
  const named = cachePolicy.headers.names.map((name) => request.headers.get(name));
  return JSON.stringify([origin.host, path, query, headers.get('cookie'), named]);
}

/** CloudFront always forwards a body, with these headers. */
function describesBody(name: string): boolean {
  return name === 'content-type' || name === 'content-encoding' || name === 'content-length';
}

function nameOf(pair: string): string {
  return pair.split('=', 1)[0] ?? pair;
}
