import type { HttpRequest } from '../http.ts';
import { selects, type Forwarded, type Selection } from './policies.ts';

export interface OriginSettings {
  readonly host: string;
  /** Put before the path; empty or with a leading slash. */
  readonly path: string;
  readonly customHeaders: readonly (readonly [name: string, value: string])[];
}

/** Names that CloudFront never passes on as the viewer sent them. */
const ownHeaders = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'cookie',
  'host',
  'via',
]);

/** The request that an origin gets: only what one of the policies lets through, and what CloudFront adds. */
export function toOriginRequest(
  request: HttpRequest,
  origin: OriginSettings,
  policies: readonly Forwarded[],
): HttpRequest {
  const passes = (kind: keyof Forwarded, name: string) =>
    policies.some((policy) => selects(policy[kind], name));
  const headers = new Headers(
    [...request.headers].filter(
      ([name]) => !ownHeaders.has(name) && (isOfBody(name) || passes('headers', name)),
    ),
  );
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/).filter(Boolean);
  const passed = cookies.filter((pair) => passes('cookies', nameOf(pair)));
  if (passed.length > 0) headers.set('cookie', passed.join('; '));
  if (!headers.has('user-agent')) headers.set('user-agent', 'Amazon CloudFront');
  headers.append('x-forwarded-for', request.viewerIp);
  headers.set('via', '1.1 local.cloudfront.net (CloudFront)');
  for (const [name, value] of origin.customHeaders) headers.set(name, value);
  const host = request.headers.get('host');
  const keepsHost = host !== null && policies.some(({ headers: kept }) => forwardsHost(kept));
  headers.set('host', keepsHost ? host : origin.host);
  const parameters = request.query.split('&').filter(Boolean);
  return {
    ...request,
    path: origin.path + request.path,
    query: parameters.filter((pair) => passes('queryStrings', nameOf(pair))).join('&'),
    headers,
  };
}

/** A body is always passed on, with what describes it. */
function isOfBody(name: string): boolean {
  return name === 'content-type' || name === 'content-encoding';
}

function forwardsHost(headers: Selection): boolean {
  return selects(headers, 'host');
}

function nameOf(pair: string): string {
  return pair.split('=', 1)[0] ?? pair;
}
