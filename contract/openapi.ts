import * as z from 'zod/mini';
import { ErrorResponse, type ErrorCode, apiErrors, retryAfter } from './error.ts';
import {
  contactIdPattern,
  cursorPattern,
  idempotencyKeyPattern,
  limits,
  tokenPattern,
  versionPattern,
} from './limits.ts';
import { apiBase, type Endpoint, endpoints } from './endpoints.ts';
import { staffCookies } from './staff-session.ts';

type Json = Readonly<Record<string, unknown>>;

const sharedErrors: readonly ErrorCode[] = ['forbidden', 'internal', 'unavailable'];
const bodyErrors: readonly ErrorCode[] = [
  'bad_request',
  'validation_failed',
  'payload_too_large',
  'unsupported_media_type',
];

const pathParameters = { id: contactIdPattern, token: tokenPattern };

/** Responses of API Gateway itself, before any function of ours runs. */
const GatewayError = z.object({ message: z.string() });

const gatewayErrors: Readonly<Record<string, string>> = {
  429: 'The gateway: too many requests at once.',
  500: 'The gateway: the function crashed or timed out.',
  503: 'The gateway: the function is at its concurrency.',
};
/** On staff routes, whose cookies it has an authorizer look at first. */
const authorizerErrors: Readonly<Record<string, string>> = {
  401: 'The gateway: no cookie at all.',
  403: 'The gateway: no staff session.',
};

/**
 * A username as nearly as RE2 and Python's `re` can say it, which know no `\p{L}`: the spaces and format
 * characters of other scripts are rejected too.
 */
const readable = new Map([[limits.username.pattern.source, '^[^\\x00-\\x20\\x7F-\\xA0]*$']]);

const entities: Readonly<Record<string, z.ZodMiniType>> = Object.assign(
  {},
  ...Object.values<Endpoint>(endpoints).flatMap(({ request, response, conflict }) => [
    request,
    response,
    conflict,
  ]),
);

/** The API as an OpenAPI 3.1 document: all of it is read from the contract. */
export function openapi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quietgrid web API',
      version: '1.0.0',
      description:
        "Called by the website on its own host. A request that changes something and names an Origin must name the site's own.",
    },
    servers: [{ url: apiBase }],
    paths: paths(),
    components: {
      schemas: each({ ...entities, ErrorResponse, GatewayError }, schemaOf),
      securitySchemes: each(staffCookies, ({ name, seconds }) => ({
        type: 'apiKey',
        in: 'cookie',
        name,
        description: `HttpOnly, Secure, SameSite=Strict; lives ${seconds} seconds.`,
      })),
    },
  };
}

function paths(): Json {
  const items: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const { method, path } = endpoint;
    items[path] = { ...items[path], [method.toLowerCase()]: described(name, endpoint) };
  }
  return items;
}

function described(name: string, endpoint: Endpoint): Json {
  const { request, reads, summary } = endpoint;
  return {
    operationId: name,
    summary,
    security: reads === undefined ? [] : [{ [reads]: [] }],
    parameters: parameters(endpoint),
    ...(request && { requestBody: { required: true, content: jsonOf(named(request)) } }),
    responses: { ...success(endpoint), ...failures(endpoint) },
  };
}

function parameters({
  method,
  path,
  idPattern,
  idempotent,
  paged,
  query,
  versioned,
}: Endpoint): Json[] {
  const { default: usual, max } = limits.page;
  return [
    ...Object.entries({ ...pathParameters, ...(idPattern && { id: idPattern }) })
      .filter(([name]) => path.includes(`{${name}}`))
      .map(([name, { source: pattern }]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string', pattern },
      })),
    ...(versioned && method !== 'GET'
      ? [
          {
            name: 'If-Match',
            in: 'header',
            required: true,
            description: 'The ETag of what the change is made to.',
            schema: { type: 'string', pattern: versionPattern.source },
          },
        ]
      : []),
    ...(idempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description:
              'The same key and body again get the same response and store nothing more.',
            schema: { type: 'string', pattern: idempotencyKeyPattern.source },
          },
        ]
      : []),
    ...(paged
      ? [
          {
            name: 'limit',
            in: 'query',
            description: 'Rows of a page.',
            schema: { type: 'integer', minimum: 1, maximum: max, default: usual },
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'Opaque; found in the Link header of the page before.',
            schema: { type: 'string', pattern: cursorPattern.source },
          },
        ]
      : []),
    ...Object.entries(query?.shape ?? {}).map(([name, schema]) => {
      const { description, ...rest } = schemaOf(schema);
      return { name, in: 'query', description, schema: rest };
    }),
  ];
}

function success({
  response,
  redirects,
  paged,
  whole,
  conditional,
  versioned,
  setsCookies,
}: Endpoint): Json {
  if (redirects) {
    const headers = header('Location', 'A page of the site.');
    return { 303: { description: 'Where to go on.', headers } };
  }
  if (response === undefined) return { 204: { description: 'No content.' } };
  const items = named(response);
  const schema = paged
    ? { type: 'array', maxItems: limits.page.max, items }
    : whole
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
    200: { description, headers, content: jsonOf(schema) },
    ...(conditional && { 204: { description: 'It is what `ifNoneMatch` names.' } }),
  };
}

/** One response for each status; several codes may share it, and the gateway. */
function failures({ request, conflict, errors: own, staff }: Endpoint): Json {
  const codes = new Set([...(request ? bodyErrors : []), ...own, ...sharedErrors]);
  const gateway = { ...gatewayErrors, ...(staff && authorizerErrors) };
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
          description: [...ours, ...(theirs === undefined ? [] : [theirs])].join(' '),
          ...(sharing.some((code) => retryAfter[code]) && {
            headers: header('Retry-After', 'Seconds to wait before the next try.'),
          }),
          content: jsonOf(bodies.length === 1 ? { ...bodies[0] } : { anyOf: bodies }),
        },
      ];
    }),
  );
}

function schemaOf(schema: z.core.$ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      const replacement = readable.get(jsonSchema.pattern ?? '');
      if (replacement !== undefined) jsonSchema.pattern = replacement;
    },
  });
  return rest;
}

function header(name: string, description: string): Json {
  return { [name]: { description, schema: { type: 'string' } } };
}

function jsonOf(schema: Json): Json {
  return { 'application/json': { schema } };
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
