import { canonicalUrl, fragmentUrl } from './canonical.ts';
import { inBestEncoding } from './encoding.ts';
import type { Request, Response, Value } from './event.ts';
import { queryWithout } from './query.ts';
import { asksToStay, sisterSite } from './sister-site.ts';
import { keyAt, keyByPrefix, type EdgeSite } from './site.ts';

/** Synth replaces it with the site's data. */
declare const SITE: EdgeSite;

/** One year. */
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
  // Stryker disable next-line ConditionalExpression: CloudFront serializes the response as JSON, which omits undefined
  if (cookies) response.cookies = cookies;
  return response;
}

/** Maps a clean URL to the object of this build, or redirects. */
export function handler(event: { request: Request }): Request | Response {
  const request = event.request;
  const path = request.uri;
  const url = canonicalUrl(SITE, path);

  // Some mail clients encode the `#` of a link. Checked before
  // the other redirects, so that neither a cache nor another host sees the token after it.
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

  const key = keyAt(SITE, path);
  if (key === undefined) {
    // A range request for the error page would get a 206, whose status a function cannot change to 404.
    delete request.headers['range'];
  }
  request.uri = inBestEncoding(key === undefined ? keyByPrefix(SITE, path) : key, request);
  return request;
}
