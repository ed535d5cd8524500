import * as z from 'zod/mini';
import { ErrorResponse, type ErrorCode, apiErrors, retryAfter } from './error.ts';
import { formRate, limits, subscribeRate } from './limits.ts';
import { apiBase, type Endpoint, endpoints, type NamedSchema } from './endpoints.ts';
import { examples } from './examples.ts';
import { type Examples, parameters, schemaOf } from './openapi-schema.ts';
import { type StaffCookie, staffCookies } from './staff-session.ts';

type Json = Readonly<Record<string, unknown>>;

const sharedErrors: readonly ErrorCode[] = ['forbidden', 'internal', 'unavailable'];
const bodyErrors: readonly ErrorCode[] = [
  'bad_request',
  'validation_failed',
  'payload_too_large',
  'unsupported_media_type',
];

/** API Gateway's own responses, sent before any function runs. */
const GatewayError = z.object({ message: z.string() });

const gatewayErrors: Readonly<Record<string, string>> = {
  429: 'The gateway: too many requests at once.',
  500: 'The gateway: the function crashed or timed out.',
  503: 'The gateway: the function is at its concurrency.',
};
/** API Gateway's responses on staff routes, from the authorizer. */
const authorizerErrors: Readonly<Record<string, string>> = {
  401: 'The gateway: no cookie at all.',
  403: 'The gateway: no staff session.',
};

type Rows = Readonly<Record<string, Endpoint>>;

/** The public API for other companies' programs: the endpoints with examples. */
export function publicApi(): Json {
  return openapi(
    Object.fromEntries(Object.entries<Endpoint>(endpoints).filter(([name]) => name in examples)),
  );
}

/** The API as an OpenAPI 3.1 document, derived from the contract. */
export function openapi(rows: Rows = endpoints): Json {
  const entities: Readonly<Record<string, z.ZodMiniType>> = Object.assign(
    {},
    ...Object.values(rows).flatMap((row) => [row.request, row.response, conflictIn(row)]),
  );
  const cookies = Object.entries(staffCookies).filter(([name]) =>
    Object.values(rows).some((endpoint) => cookieOf(endpoint) === name),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quietgrid web API',
      version: '1.0.0',
      description:
        "Called by the website on its own host. A request that changes something and names an Origin must name the site's own.",
    },
    servers: [{ url: apiBase }],
    paths: paths(rows),
    components: {
      schemas: each({ ...entities, ErrorResponse, GatewayError }, schemaOf),
      securitySchemes: each(Object.fromEntries(cookies), ({ name, seconds }) => ({
        type: 'apiKey',
        in: 'cookie',
        name,
        description: `HttpOnly, Secure, SameSite=Strict; lives ${seconds} seconds.`,
      })),
    },
  };
}

/** The body of a 412: the error, and the current state. */
function conflictIn({ method, versioned, response = {} }: Endpoint): NamedSchema | undefined {
  if (!versioned || method === 'GET') return undefined;
  return Object.fromEntries(
    Object.entries(response).map(([name, current]) => [
      `${name}Conflict`,
      z.extend(ErrorResponse, { current }),
    ]),
  );
}

function cookieOf({ readsCookie, isPublic }: Endpoint): StaffCookie | undefined {
  return readsCookie ?? (isPublic ? undefined : 'access');
}

function paths(rows: Rows): Json {
  const items: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(rows)) {
    const { method, path } = endpoint;
    items[path] = { ...items[path], [method.toLowerCase()]: described(name, endpoint) };
  }
  return items;
}

function described(name: string, endpoint: Endpoint): Json {
  const { request, summary } = endpoint;
  const cookie = cookieOf(endpoint);
  const ownExamples = new Map(Object.entries(examples)).get(name) ?? {};
  return {
    operationId: name,
    summary,
    security: cookie === undefined ? [] : [{ [cookie]: [] }],
    parameters: parameters(endpoint, ownExamples),
    ...(request && {
      requestBody: {
        required: true,
        content: jsonOf(
          named(request),
          each(ownExamples, ({ summary: what, body }) => ({ summary: what, value: body })),
        ),
      },
    }),
    responses: { ...success(endpoint, ownExamples), ...failures(name, endpoint, ownExamples) },
  };
}

function success(
  { response, redirects, paged, wholeList, conditional, versioned, setsCookies }: Endpoint,
  ownExamples: Examples,
): Json {
  if (redirects) {
    const headers = header('Location', 'A page of the site.');
    return { 303: { description: 'Where to go on.', headers } };
  }
  if (response === undefined) return { 204: { description: 'No content.' } };
  const items = named(response);
  const schema = paged
    ? { type: 'array', maxItems: limits.page.max, items }
    : wholeList
      ? { type: 'array', items }
      : items;
  const headers = {
    ...(paged && header('Link', '`<…>; rel="next"` where more rows follow (RFC 8288).')),
    ...(conditional && header('ETag', 'A digest of the page, for `ifNoneMatch`.')),
    ...(versioned && header('ETag', 'The version, which `If-Match` of a change must name.')),
    ...(setsCookies && header('Set-Cookie', 'Sets or clears the cookies of the session.')),
  };
  const description = paged ? 'A page, newest first.' : 'Done.';
  return {
    200: { description, headers, content: jsonOf(schema, answersOf(ownExamples, '200')) },
    ...(conditional && { 204: { description: 'It is what `ifNoneMatch` names.' } }),
  };
}

/** One response per status; several codes and the gateway may share it. */
function failures(name: string, endpoint: Endpoint, ownExamples: Examples): Json {
  const { request, errors: own = [], isPublic, lambda } = endpoint;
  const conflict = conflictIn(endpoint);
  const codes = new Set([...(request ? bodyErrors : []), ...own, ...sharedErrors]);
  const { burst, seconds } = name === 'subscribe' ? subscribeRate : formRate;
  const rate = `One sender: ${burst} at once, then one every ${seconds} seconds.`;
  const gateway = { ...gatewayErrors, ...(!isPublic && authorizerErrors) };
  const statuses = new Set([
    ...Object.keys(gateway),
    ...Array.from(codes, (code) => String(apiErrors[code].status)),
  ]);
  return Object.fromEntries(
    Array.from(statuses, (status) => {
      const sharing = [...codes].filter((code) => String(apiErrors[code].status) === status);
      const ours = sharing.map((code) => `\`${code}\`: ${apiErrors[code].message}`);
      const theirs = gateway[status];
      const bodies = [
        ...(sharing.length > 0
          ? [conflict && status === '412' ? named(conflict) : ref('ErrorResponse')]
          : []),
        ...(theirs === undefined ? [] : [ref('GatewayError')]),
      ];
      return [
        status,
        {
          description: [
            ...ours,
            ...(lambda === 'forms' && status === '429' ? [rate] : []),
            ...(theirs === undefined ? [] : [theirs]),
          ].join(' '),
          ...(sharing.some((code) => retryAfter[code]) && {
            headers: header('Retry-After', 'Seconds to wait before the next try.'),
          }),
          content: jsonOf(
            bodies.length === 1 ? { ...bodies[0] } : { anyOf: bodies },
            answersOf(ownExamples, status),
          ),
        },
      ];
    }),
  );
}

function header(name: string, description: string): Json {
  return { [name]: { description, schema: { type: 'string' } } };
}

function jsonOf(schema: Json, ownExamples: Json = {}): Json {
  const has = Object.keys(ownExamples).length > 0;
  return { 'application/json': { schema, ...(has && { examples: ownExamples }) } };
}

/** The examples with this status, named as their requests. */
function answersOf(ownExamples: Examples, wanted: string): Json {
  const got = Object.entries(ownExamples).filter(([, { status }]) => String(status) === wanted);
  return each(Object.fromEntries(got), ({ response }) => ({ value: response }));
}

function named(schema: object): Json {
  return ref(Object.keys(schema).join());
}

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

function each<Value>(values: Readonly<Record<string, Value>>, map: (value: Value) => Json): Json {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
