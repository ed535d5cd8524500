import {
  type ErrorCode,
  type FieldError,
  apiErrors,
  retryAfter as usualRetryAfter,
} from '#contract/error.ts';
import type { Reply } from './reply.ts';

/** An error response of the API: the only error that functions throw on purpose. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  /** The current state, as GET returns it, for a failed precondition. */
  readonly current: Reply<object> | undefined;
  /** Seconds until a retry makes sense; undefined if never. */
  readonly retryAfter: number | undefined;

  /** `cause` is only logged, by name and stack: see logger.ts. */
  constructor(
    code: ErrorCode,
    {
      fields = [],
      retryAfter = usualRetryAfter[code],
      current,
      message = apiErrors[code].message,
      cause,
    }: {
      fields?: readonly FieldError[];
      retryAfter?: number;
      current?: Reply<object>;
      /** Says more than the code's usual message. */
      message?: string;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.current = current;
  }
}

/** A validation error of one field. `words` follow its name: "must be text". */
export function invalidField(field: string, rule: FieldError['rule'], words: string): ApiError {
  return new ApiError('validation_failed', {
    fields: [{ field, rule, message: `${field} ${words}` }],
  });
}
