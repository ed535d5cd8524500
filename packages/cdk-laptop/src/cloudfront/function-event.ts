import * as z from 'zod/mini';
import type { HttpRequest, HttpResponse } from '../http.ts';

const Value = z.object({
  value: z.string(),
  multiValue: z.optional(z.array(z.object({ value: z.string() }))),
});
type Value = z.infer<typeof Value>;

const Values = z._default(z.record(z.string(), Value), {});

const Cookies = z._default(
  z.record(z.string(), z.object({ value: z.string(), attributes: z.optional(z.string()) })),
  {},
);

const FunctionRequest = z.object({
  uri: z.string().check(z.startsWith('/')),
  querystring: z.union([Values, z.string()]),
  headers: Values,
  cookies: Cookies,
});

const Body = z.union([
  z.string(),
  z.object({ encoding: z.enum(['text', 'base64']), data: z.string() }),
]);

const FunctionResponse = z.object({
  statusCode: z.number().check(z.minimum(100), z.maximum(599)),
  statusDescription: z.optional(z.string()),
  headers: Values,
  cookies: Cookies,
  body: z.optional(Body),
});

/** The event of a CloudFront function, version 1.0. */
export interface FunctionEvent {
  readonly version: '1.0';
  readonly context: {
    readonly distributionDomainName: string;
    readonly distributionId: string;
    readonly eventType: 'viewer-request' | 'viewer-response';
    readonly requestId: string;
  };
  readonly viewer: { readonly ip: string };
  readonly request: object;
  readonly response?: object;
}

/** A request as functions see it: nothing is decoded, and cookies are separate from the headers. */
export function toFunctionRequest({ method, path, query, headers }: HttpRequest): object {
  return {
    method,
    uri: path,
    querystring: groupValues(query.split('&').filter(Boolean).map(splitParameter)),
    headers: groupValues([...headers].filter(([name]) => name !== 'cookie')),
    cookies: groupValues(
      (headers.get('cookie') ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .filter(Boolean)
        .map(splitParameter),
    ),
  };
}

/** A response as functions see it, without its body: they can replace it but not read it. */
export function toFunctionResponse({ status, statusText, headers }: HttpResponse): object {
  return {
    statusCode: status,
    statusDescription: statusText ?? '',
    headers: groupValues([...headers].filter(([name]) => name !== 'set-cookie')),
    cookies: Object.fromEntries(headers.getSetCookie().map(splitCookie)),
  };
}

/**
 * Reads a viewer-request function's result: a response, or the request for the origin.
 * @throws Error if the result is invalid
 */
export function fromViewerRequest(
  result: unknown,
  request: HttpRequest,
): { response: HttpResponse } | { request: HttpRequest } {
  if (isResponse(result)) return { response: fromFunctionResponse(result) };
  const { uri, querystring, headers, cookies } = FunctionRequest.parse(result);
  const query =
    typeof querystring === 'string'
      ? querystring
      : ungroup(querystring)
          .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
          .join('&');
  const next = new Headers(ungroup(headers));
  const pairs = Object.entries(cookies).map(([name, { value }]) => `${name}=${value}`);
  if (pairs.length > 0) next.set('cookie', pairs.join('; '));
  return { request: { ...request, path: uri, query, headers: next } };
}

/**
 * Reads a viewer-response function's result.
 * @throws Error if the result is invalid
 */
export function fromViewerResponse(result: unknown, response: HttpResponse): HttpResponse {
  const { body, ...changed } = fromFunctionResponse(result);
  const replaced = typeof result === 'object' && result !== null && 'body' in result;
  return { ...changed, body: replaced ? body : response.body };
}

function isResponse(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'statusCode' in result;
}

function fromFunctionResponse(result: unknown): HttpResponse {
  const { statusCode, statusDescription, headers, cookies, body } = FunctionResponse.parse(result);
  const next = new Headers(ungroup(headers));
  for (const [name, { value, attributes }] of Object.entries(cookies)) {
    next.append('set-cookie', [`${name}=${value}`, ...(attributes ? [attributes] : [])].join('; '));
  }
  return {
    status: statusCode,
    ...(statusDescription ? { statusText: statusDescription } : {}),
    headers: next,
    body:
      typeof body === 'object' ? Buffer.from(body.data, encodingOf(body)) : Buffer.from(body ?? ''),
  };
}

function encodingOf({ encoding }: { encoding: 'text' | 'base64' }): BufferEncoding {
  return encoding === 'base64' ? 'base64' : 'utf8';
}

/** `value` is the last value. A repeated name also has `multiValue`, with all values. */
function groupValues(pairs: readonly (readonly [string, string])[]): Record<string, Value> {
  const grouped: Record<string, Value> = Object.create(null);
  for (const [name, value] of pairs) {
    const previous = grouped[name];
    const earlier =
      previous?.multiValue ?? (previous === undefined ? [] : [{ value: previous.value }]);
    grouped[name] =
      earlier.length === 0 ? { value } : { value, multiValue: [...earlier, { value }] };
  }
  return grouped;
}

function ungroup(values: Readonly<Record<string, Value>>): [string, string][] {
  return Object.entries(values).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((each): [string, string] => [name, each.value]),
  );
}

function splitParameter(text: string): [name: string, value: string] {
  const equals = text.indexOf('=');
  return equals === -1 ? [text, ''] : [text.slice(0, equals), text.slice(equals + 1)];
}

function splitCookie(line: string): [string, { value: string; attributes?: string }] {
  const [pair = '', ...attributes] = line.split('; ');
  const [name, value] = splitParameter(pair);
  return [name, attributes.length === 0 ? { value } : { value, attributes: attributes.join('; ') }];
}
