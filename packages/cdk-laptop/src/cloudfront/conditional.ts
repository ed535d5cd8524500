import type { HttpResponse } from '../http.ts';

/**
 * Applies conditional and range headers to a complete response: 304 if the viewer's copy is current, 206 for one
 * range, 416 for a range beyond the end, otherwise the response unchanged.
 */
export function applyConditions(request: Headers, response: HttpResponse): HttpResponse {
  if (response.status !== 200) return response;
  if (isNotModified(request, response.headers)) return notModified(response);
  const range = request.get('range');
  return range === null || !matchesIfRange(request, response.headers)
    ? response
    : applyRange(response, range);
}

/** If-None-Match takes precedence over If-Modified-Since (RFC 9110, 13.2.2). */
function isNotModified(request: Headers, current: Headers): boolean {
  const etag = current.get('etag');
  const candidates = request.get('if-none-match');
  if (candidates !== null) {
    if (etag === null) return false;
    return candidates
      .split(',')
      .some((tag) => tag.trim() === '*' || withoutWeakness(tag) === withoutWeakness(etag));
  }
  const since = Date.parse(request.get('if-modified-since') ?? '');
  return Date.parse(current.get('last-modified') ?? '') <= since;
}

/** For weak comparison (RFC 9110, 8.8.3.2). */
function withoutWeakness(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

function notModified(response: HttpResponse): HttpResponse {
  const headers = new Headers(response.headers);
  for (const name of ['content-type', 'content-encoding', 'content-length']) headers.delete(name);
  return { status: 304, headers, body: Buffer.alloc(0) };
}

function matchesIfRange(request: Headers, current: Headers): boolean {
  const condition = request.get('if-range');
  return (
    condition === null ||
    condition === current.get('etag') ||
    condition === current.get('last-modified')
  );
}

function applyRange(response: HttpResponse, range: string): HttpResponse {
  const size = response.body.length;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  // S3 returns the whole object for several ranges or an invalid one.
  if (from === '' && to === '') return response;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  const headers = new Headers(response.headers);
  if (start > end) {
    headers.set('content-range', `bytes */${size}`);
    return { status: 416, headers, body: Buffer.alloc(0) };
  }
  headers.set('content-range', `bytes ${start}-${end}/${size}`);
  return { status: 206, headers, body: response.body.subarray(start, end + 1) };
}
