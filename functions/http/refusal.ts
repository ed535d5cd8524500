import { type ErrorCode, type FieldFault, refusals } from '#contract/error.ts';

/** A way in which the API says no: the only error that functions throw on purpose. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly fields: readonly FieldFault[];

  /** `cause` is for the log alone: only its name and stack get there, see logger.ts. */
  constructor(
    code: ErrorCode,
    { fields = [], cause }: { fields?: readonly FieldFault[]; cause?: unknown } = {},
  ) {
    super(refusals[code].message, { cause });
    this.code = code;
    this.fields = fields;
  }
}

/** The refusal of one field. `words` follow its name: "must be text". */
export function faulty(field: string, rule: FieldFault['rule'], words: string): Refusal {
  return new Refusal('validation_failed', {
    fields: [{ field, rule, message: `${field} ${words}` }],
  });
}
