import type { HttpResponse } from '../http.ts';

/**
 * Answers conditional and range requests for an object that the edge holds whole: 304 where the viewer's
 * copy is still good, 206 for one range, 416 for a range beyond the end, else the response as it is.
 */
export function applyConditions(request: Headers, response: HttpResponse): HttpResponse {
  if (response.status !== 200) return response;
  if (isUnchanged(request, response.headers)) return notModified(response);
  const range = request.get('range');
  return range === null || !rangeStillApplies(request, response.headers)
    ? response
    : sliceOf(response, range);
}

/** If-None-Match decides alone where it is sent (RFC 9110, 13.2.2). */
function isUnchanged(request: Headers, current: Headers): boolean {
  const etag = current.get('etag');
  const candidates = request.get('if-none-match');
  if (candidates !== null) {
    if (etag === null) return false;
    return candidates.split(',').some((tag) => tag.trim() === '*' || weak(tag) === weak(etag));
  }
  const since = Date.parse(request.get('if-modified-since') ?? '');
  return Date.parse(current.get('last-modified') ?? '') <= since;
}

/** Weak comparison: whether two tags mean the same, whatever the encoding. */
function weak(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

function notModified(response: HttpResponse): HttpResponse {
  const headers = new Headers(response.headers);
  for (const name of ['content-type', 'content-encoding', 'content-length']) headers.delete(name);
  return { status: 304, headers, body: Buffer.alloc(0) };
}

/** If-Range: the range is wanted of this very object only. */
function rangeStillApplies(request: Headers, current: Headers): boolean {
  const condition = request.get('if-range');
  return (
    condition === null ||
    condition === current.get('etag') ||
    condition === current.get('last-modified')
  );
}

function sliceOf(response: HttpResponse, range: string): HttpResponse {
  const size = response.body.length;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  // Several ranges, or nonsense: the whole object, as S3 does.
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
