import type { MiddlewareObj } from '@middy/core';
import type * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import type { ApiEvent } from './api-event.ts';
import { fieldErrors } from './field-errors.ts';
import { isForm } from './form.ts';
import { ApiError } from './api-error.ts';

/** Rejects a body that is larger than a request of the contract may be, before anything reads it. */
export function sizeLimit(max: number = limits.bodyBytes): MiddlewareObj<ApiEvent> {
  return {
    before: ({ event }) => {
      const { body, isBase64Encoded } = event;
      if (typeof body !== 'string') return;
      const bytes = Buffer.byteLength(body, isBase64Encoded ? 'base64' : undefined);
      // A form may send each byte as three, such as `%C3`.
      if (bytes > max * (isForm(event) ? 3 : 1)) throw new ApiError('payload_too_large');
    },
  };
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

/**
 * A JSON body, parsed by `schema`.
 * @throws ApiError that names each invalid field, or `bad_request` if the body is no object.
 */
export function parseBody<Body>(schema: z.ZodMiniType<Body>, body: unknown): Body {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError('bad_request');
  }
  return parseFields(schema, body);
}
