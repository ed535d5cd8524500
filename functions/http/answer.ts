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

/** A document, or the one that a refusal leads to. `policy` replaces the one that the API's data has. */
export function page(
  html: string,
  { policy, refusal }: { readonly policy: string; readonly refusal?: Refusal },
): Result {
  return {
    statusCode: refusal === undefined ? 200 : refusals[refusal.code].status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      ...retryHeaders(refusal),
    },
    body: html,
  };
}

/** For a caller who reads no answer, such as a beacon. */
export function noted(): Result {
  return { statusCode: 204, headers: { 'cache-control': 'no-store' } };
}

/** A refusal in the shape of the contract's `ErrorAnswer`. */
export function refuse(refusal: Refusal, cookies: readonly string[] = []): Result {
  const { code, fields } = refusal;
  const { status, message } = refusals[code];
  return {
    ...answer({ error: { code, message, fields } }, { headers: retryHeaders(refusal), cookies }),
    statusCode: status,
  };
}

function retryHeaders(refusal?: Refusal): Record<string, string> {
  return refusal?.retryAfter === undefined ? {} : { 'retry-after': `${refusal.retryAfter}` };
}
