import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { refusals, retryAfter } from '#contract/error.ts';
import type { Refusal } from './refusal.ts';

interface Extras {
  readonly headers?: Readonly<Record<string, string>>;
  /** Values of `Set-Cookie`. */
  readonly cookies?: readonly string[];
}

/** An answer with a JSON body. Every answer of the API is made here, so that none is ever cached. */
export function answer(body: unknown, { headers, cookies = [] }: Extras = {}): Result {
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    cookies: [...cookies],
    body: JSON.stringify(body),
  };
}

/** A refusal in the shape of the contract's `ErrorAnswer`. */
export function refuse({ code, fields }: Refusal, cookies: readonly string[] = []): Result {
  const { status, message } = refusals[code];
  const seconds = retryAfter[code];
  const headers = seconds === undefined ? {} : { 'retry-after': `${seconds}` };
  return {
    ...answer({ error: { code, message, fields } }, { headers, cookies }),
    statusCode: status,
  };
}
