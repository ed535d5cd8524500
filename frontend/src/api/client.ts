import type { apiBase } from '#contract/endpoints.ts';
import type { ErrorResponse, FieldError } from '#contract/error.ts';
import type { Calls, Route } from './calls.ts';

/** As the compiler sees to; importing the contract's table would bring its schemas. */
const base: typeof apiBase = '/api';

/** A little longer than a function may run, so that the server's own answer wins where there is one. */
const patience = 20_000;

/** What became of a call. Nothing here is thrown: every caller has to look at `kind`. */
export type Outcome<Answer> =
  /** A 2xx with JSON, and its Link header, in which a list names its next page. */
  | { kind: 'answered'; answer: Answer; link: string | null }
  /** Any other status. `error` is null where the body is not the API's own, as from a proxy. */
  | {
      kind: 'refused';
      status: number;
      error: ErrorResponse['error'] | null;
      /** Seconds to wait, where the server says how long. */
      retryAfter?: number;
    }
  /** No usable answer: whether the server acted is unknown. */
  | { kind: 'unreachable'; reason: 'network' | 'timeout' | 'unreadable' };

/** Why nothing can be claimed: a status other than 2xx, or no usable answer at all. */
export type Refusal = Exclude<Outcome<unknown>, { kind: 'answered' }>;

interface Options<Body> {
  body?: Body;
  /** With its question mark, as `nextQuery` gives it. */
  query?: string;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Calls an endpoint of the contract on the page's own host. */
export async function call<To extends Route>(
  route: To,
  { body, query = '', idempotencyKey, signal }: Options<Calls[To]['request']> = {},
): Promise<Outcome<Calls[To]['answer']>> {
  const [method = '', path = ''] = route.split(' ');
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);

  const timeout = AbortSignal.timeout(patience);
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
    if (!response.ok) return refused(response, text);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says; callers check what they rely on
    const answer = parse(text) as Calls[To]['answer'] | undefined;
    return answer === undefined
      ? { kind: 'unreachable', reason: 'unreadable' }
      : {
          kind: 'answered',
          answer,
          link: response.headers.get('link'),
        };
  } catch {
    return { kind: 'unreachable', reason: timeout.aborted ? 'timeout' : 'network' };
  }
}

function refused({ status, headers }: Response, text: string): Outcome<never> {
  const retryAfter = Number(headers.get('retry-after'));
  return { kind: 'refused', status, error: errorIn(text), ...(retryAfter > 0 && { retryAfter }) };
}

/** The fields that the server names, none where it names none. */
export function faultsIn(refusal: Refusal): readonly FieldError[] {
  return refusal.kind === 'refused' ? (refusal.error?.fields ?? []) : [];
}

/** The object or array that `text` says, or undefined: no endpoint answers anything else. */
function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function errorIn(text: string): ErrorResponse['error'] | null {
  const { error } = (parse(text) ?? {}) as Partial<ErrorResponse>;
  return Array.isArray(error?.fields) ? error : null;
}
