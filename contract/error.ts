import * as z from 'zod/mini';

/** The status and the human-readable message of each code. */
export const apiErrors = {
  bad_request: { status: 400, message: 'The body must be a JSON object.' },
  validation_failed: { status: 400, message: 'Some fields are not valid.' },
  invalid_token: {
    status: 400,
    message: 'This link is not one of ours, or a part of it is missing.',
  },
  invalid_credentials: { status: 401, message: 'Invalid credentials!' },
  unauthorized: { status: 401, message: 'Sign in again.' },
  forbidden: { status: 403, message: 'This request is not allowed from here.' },
  owners_only: { status: 403, message: 'Only an owner may do this.' },
  not_found: { status: 404, message: 'There is nothing with this id.' },
  conflict: {
    status: 409,
    message: 'This Idempotency-Key was already used for a different request.',
  },
  expired_token: { status: 410, message: 'This link is no longer valid.' },
  precondition_failed: { status: 412, message: 'Somebody has changed this in the meantime.' },
  payload_too_large: { status: 413, message: 'The body is too large.' },
  unsupported_media_type: { status: 415, message: 'The body must be application/json.' },
  precondition_required: {
    status: 428,
    message: 'An If-Match header must name the version you are changing.',
  },
  too_many_requests: { status: 429, message: 'Too many attempts. Try again later.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
  unavailable: { status: 503, message: 'The service is not available. Try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof apiErrors;

/** Default seconds of the `Retry-After` header. */
export const retryAfter: { readonly [Code in ErrorCode]?: number } = {
  too_many_requests: 60,
  unavailable: 5,
};

/** The broken rule, for programs; `message` says the same to people. */
const fieldRules = [
  'required',
  'type',
  'too_short',
  'too_long',
  'format',
  'must_accept',
  'too_common',
  'unknown',
] as const;
export type FieldRule = (typeof fieldRules)[number];

export const FieldError = z.strictObject({
  field: z.string(),
  rule: z.enum(fieldRules),
  message: z.string(),
});
export type FieldError = z.infer<typeof FieldError>;

export const ErrorResponse = z.strictObject({
  error: z.strictObject({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object` types keys as any text; these are the table's
    code: z.enum(Object.keys(apiErrors) as ErrorCode[]),
    message: z.string(),
    /** One entry per invalid field; empty if no field is at fault. */
    fields: z.array(FieldError),
  }),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
