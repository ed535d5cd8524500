import { limits } from '#contract/limits.ts';
import type { UrlOf } from '#contract/endpoints.ts';
import type { ApiEvent } from '../http/api.ts';
import { invalidField } from '../http/api-error.ts';
import type { Reply } from '../http/response.ts';
import { fromCursor, toCursor } from './cursor.ts';
import type { Page, PageRequest } from './feed-store.ts';

/**
 * What `?limit=` and `?cursor=` ask for.
 * @throws ApiError that names the parameter.
 */
export function pageRequest({ queryStringParameters = {} }: ApiEvent): PageRequest {
  const { limit = `${limits.page.default}`, cursor } = queryStringParameters;
  if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > limits.page.max) {
    throw invalidField('limit', 'format', `must be a whole number from 1 to ${limits.page.max}`);
  }
  return { limit: Number(limit), after: cursor === undefined ? undefined : fromCursor(cursor) };
}

/** A page as a JSON array, with a Link header (RFC 8288) to the next page where there is one. */
export function pageReply<Row>(
  { rows, last }: Page<Row>,
  url: UrlOf<'listContacts' | 'listSubscribers'>,
  { limit }: PageRequest,
): Reply<readonly Row[]> {
  if (last === undefined) return { body: rows };
  const next = `${url}?cursor=${toCursor(last)}&limit=${limit}`;
  return { body: rows, headers: { link: `<${next}>; rel="next"` } };
}
