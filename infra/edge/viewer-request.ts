import { canonicalUrl, fragmentUrl } from './canonical.ts';
import { inBestEncoding } from './encoding.ts';
import type { Request, Response, Value } from './event.ts';
import { queryWithout } from './query.ts';
import { asksToStay, sisterSite } from './region.ts';
import { fileAt, fileByPrefix, type EdgeSite } from './site.ts';

/** Replaced by its value when synth bundles this file. */
declare const SITE: EdgeSite;

/** A year, which is the longest that browsers keep a cookie worth its name. */
const stayCookie = { value: 'stay', attributes: 'Max-Age=31536000; Path=/; Secure; SameSite=Lax' };

function redirect(
  statusCode: 301 | 302,
  location: string,
  cookies?: NonNullable<Response['cookies']>,
): Response {
  const headers: Record<string, Value> = {
    location: { value: location },
    'cache-control': { value: statusCode === 301 ? 'public, max-age=86400' : 'no-store' },
  };
  const response: Response = {
    statusCode,
    statusDescription: statusCode === 301 ? 'Moved Permanently' : 'Found',
    headers,
  };
  // Stryker disable next-line ConditionalExpression: CloudFront reads an answer as JSON, without what is undefined
  if (cookies) response.cookies = cookies;
  return response;
}

/** Turns a clean URL into the key of this build's object, or responds with a redirect. */
export function handler(event: { request: Request }): Request | Response {
  const request = event.request;
  const path = request.uri;
  const url = canonicalUrl(SITE, path);

  // First of all, so that no cache keeps a token and no other host gets it.
  const split = fragmentUrl(SITE, path);
  if (split) return redirect(302, split.url + queryWithout(request) + split.fragment);

  const host = request.headers['host'];
  if (host && SITE.otherHosts.indexOf(host.value.toLowerCase()) >= 0) {
    return redirect(301, `https://${SITE.host}${url || path}${queryWithout(request)}`);
  }
  if (url !== undefined && asksToStay(request)) {
    return redirect(302, url + queryWithout(request, 'region'), { region: stayCookie });
  }
  const elsewhere = sisterSite(SITE, request, url);
  if (elsewhere !== undefined) return redirect(302, elsewhere);
  if (url !== undefined && url !== path) return redirect(301, url + queryWithout(request));

  const file = fileAt(SITE, path);
  if (file === undefined) {
    // A part of the error page would get a 206, which no status can be put on.
    delete request.headers['range'];
  }
  const key = `/builds/${SITE.build}/${file === undefined ? fileByPrefix(SITE, path) : file}`;
  request.uri = inBestEncoding(key, request);
  return request;
}
