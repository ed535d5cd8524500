import * as z from 'zod/mini';

export const errorCodes = [
  'bad_request',
  'validation_failed',
  'invalid_credentials',
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
] as const;

/** The rule that a field broke, for a program; `message` says the same to a person. */
export const fieldRules = [
  'required',
  'type',
  'too_short',
  'too_long',
  'format',
  'must_accept',
  'unknown',
] as const;

export const ErrorAnswer = z.strictObject({
  error: z.strictObject({
    code: z.enum(errorCodes),
    message: z.string(),
    /** One entry for each field that broke a rule; empty where no field is to blame. */
    fields: z.array(
      z.strictObject({ field: z.string(), rule: z.enum(fieldRules), message: z.string() }),
    ),
  }),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
export type ErrorCode = (typeof errorCodes)[number];
export type FieldRule = (typeof fieldRules)[number];
