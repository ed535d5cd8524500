import * as z from 'zod/mini';
import type { Endpoint } from './endpoints.ts';
import type { Example } from './examples.ts';
import { plainText } from './fields.ts';
import {
  contactIdPattern,
  cursorPattern,
  idempotencyKeyPattern,
  limits,
  tokenPattern,
  versionPattern,
} from './limits.ts';

type Json = Readonly<Record<string, unknown>>;
/** Examples by name. */
export type Examples = Readonly<Record<string, Example>>;

const pathParameters = {
  id: contactIdPattern,
  token: tokenPattern,
  number: /^[0-9]{1,3}$/,
  signature: /^[A-Za-z0-9_-]{22}$/,
  file: /^[a-z0-9.-]+$/,
};

/** The parameters of an operation, with examples of its idempotency header. */
export function parameters(
  { method, path, idPattern, idempotent, paged, query, versioned }: Endpoint,
  shown: Examples,
): Json[] {
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
            description: 'The ETag of the version you are changing.',
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
              'Repeating a request with the same key and body returns the same response and stores nothing new.',
            schema: { type: 'string', pattern: idempotencyKeyPattern.source },
            ...keysOf(shown),
          },
        ]
      : []),
    ...(paged
      ? [
          {
            name: 'limit',
            in: 'query',
            description: 'Rows per page.',
            schema: { type: 'integer', minimum: 1, maximum: max, default: usual },
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'Opaque; found in the Link header of the previous page.',
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

/** The idempotency keys of the examples. */
function keysOf(shown: Examples): Json {
  const keys = Object.entries(shown).flatMap(([name, { key }]) =>
    key === undefined ? [] : [[name, { value: key }]],
  );
  return keys.length > 0 ? { examples: Object.fromEntries(keys) } : {};
}

/** A zod schema as OpenAPI. A rule's error message stands in for a missing description. */
export function schemaOf(schema: z.core.$ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const message = messageOf(zodSchema);
      if (message !== undefined) jsonSchema.description ??= message;
    },
  });
  return rest;
}

/** The error message for a value of the wrong form or outside an enum. */
function messageOf({ _zod: { def } }: z.core.$ZodTypes): string | undefined {
  const isChoice = def.type === 'literal' || def.type === 'enum';
  const checks = def.checks?.map(({ _zod }) => _zod.def) ?? [];
  const rule = isChoice ? def : checks.find(({ check }) => check === 'string_format');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's messages do not depend on the value
  const message = rule?.error?.(undefined as never);
  return typeof message === 'string' && message !== plainText ? message : undefined;
}
