import {
  type ErrorCode,
  type FieldFault,
  refusals,
  retryAfter as usualRetryAfter,
} from '#contract/error.ts';

/** A way in which the API says no: the only error that functions throw on purpose. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly fields: readonly FieldFault[];
  /** Seconds after which it is worth another try; undefined where there is no such time. */
  readonly retryAfter: number | undefined;

  /** `cause` is for the log alone: only its name and stack get there, see logger.ts. */
  constructor(
    code: ErrorCode,
    {
      fields = [],
      retryAfter = usualRetryAfter[code],
      cause,
    }: { fields?: readonly FieldFault[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(refusals[code].message, { cause });
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** The refusal of one field. `words` follow its name: "must be text". */
export function faulty(field: string, rule: FieldFault['rule'], words: string): Refusal {
  return new Refusal('validation_failed', {
    fields: [{ field, rule, message: `${field} ${words}` }],
  });
}
