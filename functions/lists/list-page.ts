import { limits } from '#contract/limits.ts';
import type { UrlOf } from '#contract/endpoints.ts';
import type { ApiEvent } from '../http/api-event.ts';
import { invalidField } from '../http/api-error.ts';
import type { Reply } from '../http/reply.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { fingerprint } from './list-row.ts';
import type { ListPage, ListPageRequest } from './list-store.ts';

/**
 * The `?limit=` and `?cursor=` of a request.
 * @throws ApiError that names the parameter
 */
export function listPageRequest({ queryStringParameters = {} }: ApiEvent): ListPageRequest {
  const { limit = `${limits.page.default}`, cursor } = queryStringParameters;
  if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > limits.page.max) {
    throw invalidField('limit', 'format', `must be a whole number from 1 to ${limits.page.max}`);
  }
  return { limit: Number(limit), after: cursor === undefined ? undefined : fromCursor(cursor) };
}

/**
 * A page as a JSON array, with a Link header (RFC 8288) to the next page if there is one.
 * @param filter parameters to repeat in that link
 */
export function listPageReply<Row>(
  { rows, last }: ListPage<Row>,
  url: UrlOf<'listAudit' | 'listCampaigns' | 'listContacts' | 'listSubscribers'>,
  { limit }: ListPageRequest,
  filter: Readonly<Record<string, string | undefined>> = {},
): Reply<readonly Row[]> {
  if (last === undefined) return { body: rows };
  const query = new URLSearchParams({ cursor: toCursor(last), limit: `${limit}` });
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined) query.set(name, value);
  }
  return { body: rows, headers: { link: `<${url}?${query.toString()}>; rel="next"` } };
}

/**
 * A reply with its ETag, or 204 if the client has it. The client sends its version as a query parameter: CloudFront
 * drops `If-None-Match` if it forwards cookies.
 */
export function unlessUnchanged<Body>(
  { body, headers }: Reply<Body>,
  known: string | undefined,
): Reply<Body | undefined> {
  const etag = `"${fingerprint(JSON.stringify([body, headers])).slice(0, 32)}"`;
  const isKnown = known?.replace('W/', '') === etag;
  return { body: isKnown ? undefined : body, headers: { ...headers, etag } };
}
