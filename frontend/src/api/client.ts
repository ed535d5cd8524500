import type { apiBase } from '#contract/endpoints.ts';
import type { ErrorResponse, FieldError } from '#contract/error.ts';
import type { Calls, Route } from './calls.ts';

/** The compiler checks these; importing the contract's table would bundle its schemas. */
const base: typeof apiBase = '/api';

/** A little longer than a function may run, so that the server's own response comes first. */
const timeoutMs = 20_000;

/** The result of a call. A call never throws: callers must check `kind`. */
export type Outcome<Data> =
  /** A 2xx with its JSON, its Link header, which leads to a list's next page, and its ETag. */
  | { kind: 'success'; data: Data; link: string | null; etag: string | null }
  /** Any other status. `error` is null if the body is not from the API, but from a proxy for example. */
  | {
      kind: 'error';
      status: number;
      error: ErrorResponse['error'] | null;
      /** For a 412: the current state and its ETag. */
      current?: unknown;
      etag?: string | null;
      /** Seconds to wait, if the server says so. */
      retryAfter?: number;
    }
  /** No usable response: whether the server acted is unknown. */
  | { kind: 'unreachable'; reason: 'network' | 'timeout' | 'unreadable' };

/** A status other than 2xx, or no usable response. */
export type CallFailure = Exclude<Outcome<unknown>, { kind: 'success' }>;

interface Options<Body> {
  /** In place of the path's first parameter. */
  id?: string;
  /** In place of its second one. */
  part?: string;
  body?: Body;
  /** With its question mark, as `nextQuery` returns it. */
  query?: string;
  idempotencyKey?: string;
  /** The version being changed. */
  ifMatch?: number;
  signal?: AbortSignal;
}

/** Calls an endpoint of the contract on the page's own host. */
export async function call<To extends Route>(
  route: To,
  {
    id = '',
    part = '',
    body,
    query = '',
    idempotencyKey,
    ifMatch,
    signal,
  }: Options<Calls[To]['request']> = {},
): Promise<Outcome<Calls[To]['response']>> {
  const [method = '', path = ''] = route
    .replace(/\{\w+\}/, encodeURIComponent(id))
    .replace(/\{\w+\}/, encodeURIComponent(part))
    .split(' ');
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  if (ifMatch !== undefined) headers.set('if-match', `"${ifMatch}"`);

  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${base}${path}${query}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
      cache: 'no-store',
      redirect: 'error',
    });
    const text = await response.text();
    if (!response.ok) return failed(response, text);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says; callers check what they rely on
    const data = parse(text) as Calls[To]['response'];
    return data === undefined && response.status !== 204
      ? { kind: 'unreachable', reason: 'unreadable' }
      : {
          kind: 'success',
          data,
          link: response.headers.get('link'),
          etag: response.headers.get('etag'),
        };
  } catch {
    return { kind: 'unreachable', reason: timeout.aborted ? 'timeout' : 'network' };
  }
}

function failed({ status, headers }: Response, text: string): Outcome<never> {
  const retryAfter = Number(headers.get('retry-after'));
  const { error, current }: Partial<ErrorResponse> & { current?: unknown } = parse(text) ?? {};
  return {
    kind: 'error',
    status,
    error: Array.isArray(error?.fields) ? error : null,
    ...(current !== undefined && { current, etag: headers.get('etag') }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

/** The fields that the server names; empty if it names none. */
export function fieldErrorsOf(failure: CallFailure): readonly FieldError[] {
  return failure.kind === 'error' ? (failure.error?.fields ?? []) : [];
}

/** Parses an object or array; undefined for anything else, which no endpoint sends. */
function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
