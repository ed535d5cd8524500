import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { apiBase, type Endpoint } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { answer } from '../http/answer.ts';
import type { ApiEvent } from '../http/api.ts';
import { faulty } from '../http/refusal.ts';
import { fromCursor, toCursor } from './cursor.ts';
import type { Page, PageRequest } from './feed-store.ts';

/**
 * What `?limit=` and `?cursor=` ask for.
 * @throws Refusal that names the parameter.
 */
export function pageRequest({ queryStringParameters = {} }: ApiEvent): PageRequest {
  const { limit = `${limits.page.default}`, cursor } = queryStringParameters;
  if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > limits.page.max) {
    throw faulty('limit', 'format', `must be a whole number from 1 to ${limits.page.max}`);
  }
  return { limit: Number(limit), after: cursor === undefined ? undefined : fromCursor(cursor) };
}

/** A page as a JSON array, with a Link header (RFC 8288) to the next page where there is one. */
export function pageAnswer<Row>(
  { rows, last }: Page<Row>,
  { path }: Endpoint,
  { limit }: PageRequest,
): Result {
  if (last === undefined) return answer(rows);
  const next = `${apiBase}${path}?cursor=${toCursor(last)}&limit=${limit}`;
  return answer(rows, { headers: { link: `<${next}>; rel="next"` } });
}
