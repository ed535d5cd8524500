import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { apiErrors } from '#contract/error.ts';
import type { ApiError } from './api-error.ts';
import type { Reply } from './reply.ts';

/** A JSON response, or 204 without a body. This file makes every response of the API, so none is ever cached. */
export function jsonResponse({ body, headers, cookies = [] }: Reply<unknown>): Result {
  if (body === undefined) {
    return { statusCode: 204, headers: { 'cache-control': 'no-store', ...headers } };
  }
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    cookies: [...cookies],
    body: JSON.stringify(body),
  };
}

/** Redirects a browser, by GET. */
export function redirectResponse(location: string): Result {
  return { statusCode: 303, headers: { location, 'cache-control': 'no-store' } };
}

/** An HTML page. `policy` replaces the API's content security policy. */
export function htmlResponse(
  html: string,
  { policy, error }: { readonly policy: string; readonly error?: ApiError },
): Result {
  return {
    statusCode: error === undefined ? 200 : apiErrors[error.code].status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      ...retryHeaders(error),
    },
    body: html,
  };
}

/** An error in the form of the contract's `ErrorResponse`. */
export function errorResponse(error: ApiError, cookies: readonly string[] = []): Result {
  const { code, message, fields, current } = error;
  const { status } = apiErrors[code];
  const body = { error: { code, message, fields }, ...(current && { current: current.body }) };
  return {
    ...jsonResponse({ body, headers: { ...retryHeaders(error), ...current?.headers }, cookies }),
    statusCode: status,
  };
}

function retryHeaders(error?: ApiError): Record<string, string> {
  return error?.retryAfter === undefined ? {} : { 'retry-after': `${error.retryAfter}` };
}
