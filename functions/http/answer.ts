import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { refusals } from '#contract/error.ts';
import type { Refusal } from './refusal.ts';

interface Extras {
  readonly headers?: Readonly<Record<string, string>>;
  /** Values of `Set-Cookie`. */
  readonly cookies?: readonly string[];
}

/** An answer with a JSON body. Every answer of the API is made in this file, so that none is ever cached. */
export function answer(body: unknown, { headers, cookies = [] }: Extras = {}): Result {
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    cookies: [...cookies],
    body: JSON.stringify(body),
  };
}

/** For a caller who reads no answer, such as a beacon. */
export function noted(): Result {
  return { statusCode: 204, headers: { 'cache-control': 'no-store' } };
}

/** A refusal in the shape of the contract's `ErrorAnswer`. */
export function refuse(
  { code, fields, retryAfter }: Refusal,
  cookies: readonly string[] = [],
): Result {
  const { status, message } = refusals[code];
  const headers = retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` };
  return {
    ...answer({ error: { code, message, fields } }, { headers, cookies }),
    statusCode: status,
  };
}
