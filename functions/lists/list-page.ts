import { limits } from '#contract/limits.ts';
import type { UrlOf } from '#contract/endpoints.ts';
import type { ApiEvent } from '../http/api-event.ts';
import { invalidField } from '../http/api-error.ts';
import type { Reply } from '../http/response.ts';
import { fromCursor, toCursor } from './cursor.ts';
import type { ListPage, ListPageRequest } from './list-store.ts';

/**
 * What `?limit=` and `?cursor=` ask for.
 * @throws ApiError that names the parameter.
 */
export function listPageRequest({ queryStringParameters = {} }: ApiEvent): ListPageRequest {
  const { limit = `${limits.page.default}`, cursor } = queryStringParameters;
  if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > limits.page.max) {
    throw invalidField('limit', 'format', `must be a whole number from 1 to ${limits.page.max}`);
  }
  return { limit: Number(limit), after: cursor === undefined ? undefined : fromCursor(cursor) };
}

/** A page as a JSON array, with a Link header (RFC 8288) to the next page if there is one. */
export function listPageReply<Row>(
  { rows, last }: ListPage<Row>,
  url: UrlOf<'listContacts' | 'listSubscribers'>,
  { limit }: ListPageRequest,
): Reply<readonly Row[]> {
  if (last === undefined) return { body: rows };
  const next = `${url}?cursor=${toCursor(last)}&limit=${limit}`;
  return { body: rows, headers: { link: `<${next}>; rel="next"` } };
}
