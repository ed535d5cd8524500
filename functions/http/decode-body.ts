import type { MiddlewareObj } from '@middy/core';
import httpJsonBodyParser from '@middy/http-json-body-parser';
import type * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import { ApiError } from './api-error.ts';
import type { ApiEvent } from './api-event.ts';
import { fieldErrors } from './field-errors.ts';

/** What of a route says how its requests are decoded. */
interface Encoding {
  readonly body?: z.ZodMiniType;
  readonly maxBytes?: number;
  readonly form?: { fields(event: ApiEvent): object };
}

/** Replaces each request's body, JSON or a form, by what the route's schema reads in it. */
export function decodeBody(encodingOf: (event: ApiEvent) => Encoding): MiddlewareObj<ApiEvent> {
  const json = httpJsonBodyParser<ApiEvent>();
  return {
    before: async (request) => {
      const { event } = request;
      const { body: schema, maxBytes, form } = encodingOf(event);
      limitSize(event, maxBytes);
      if (schema === undefined) return;
      const isPage = event.isForm && form;
      if (!isPage) await json.before?.(request);
      const given: unknown = isPage ? form.fields(event) : event.body;
      Object.assign(event, { body: parseBody(schema, given) });
    },
  };
}

/** Rejects a body that is larger than a request of the contract may be, before anything reads it. */
function limitSize(event: ApiEvent, max: number = limits.bodyBytes): void {
  const { body, isBase64Encoded } = event;
  if (typeof body !== 'string') return;
  const bytes = Buffer.byteLength(body, isBase64Encoded ? 'base64' : undefined);
  // A form may send each byte as three, such as `%C3`.
  if (bytes > max * (event.isForm ? 3 : 1)) throw new ApiError('payload_too_large');
}

/**
 * What `schema` reads in a body or in query parameters.
 * @throws ApiError that names each invalid field
 */
export function parseFields<Fields>(schema: z.ZodMiniType<Fields>, given: object): Fields {
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw new ApiError('validation_failed', { fields: fieldErrors(error.issues, given) });
}

function parseBody(schema: z.ZodMiniType, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError('bad_request');
  }
  return parseFields(schema, body);
}
