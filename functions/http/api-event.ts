import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { contactIdPattern } from '#contract/limits.ts';
import { ApiError } from './api-error.ts';

/** An HTTP API event in payload format 2.0. */
export interface ApiEvent extends APIGatewayProxyEventV2 {
  /** Whether a browser sent a form without script. `serve` sets it first. */
  isForm?: boolean;
}

/** An event with its body decoded, checked and typed. */
export type ApiRequest<Body> = Omit<ApiEvent, 'body'> & { readonly body: Body };

/** A path parameter. API Gateway calls no function without it. */
export function pathParameter(
  { pathParameters = {} }: Pick<ApiEvent, 'pathParameters'>,
  name: string,
): string {
  return pathParameters[name] ?? '';
}

/**
 * The id in the path: a contact's, or a campaign's, which has the same form.
 * @throws ApiError `not_found` if it is malformed
 */
export function idParameter(event: Pick<ApiEvent, 'pathParameters'>): string {
  const id = pathParameter(event, 'id');
  if (!contactIdPattern.test(id)) throw new ApiError('not_found');
  return id;
}
