import type * as z from 'zod/mini';
import type { FieldFault, FieldRule } from '#contract/error.ts';

type Issue = z.core.$ZodIssue;

/** A name that is safe to repeat in an answer: it can hold neither markup nor a sentence. */
const plainName = /^[A-Za-z0-9_]{1,40}$/;
/** A body of 16 KB has room for thousands of unknown fields; nobody reads that many. */
const unknownNamed = 20;

/** What is wrong with `body`, a flat object, field by field. No value of it is repeated. */
export function faults(issues: readonly Issue[], body: object): FieldFault[] {
  const values = new Map<string, unknown>(Object.entries(body));
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys);
    const field = String(issue.path[0]);
    const rule = ruleOf(issue.code, values.get(field));
    const words = rule === 'required' ? 'is required' : issue.message;
    return [{ field, rule, message: `${field} ${words}` }];
  });
}

function ruleOf(code: Issue['code'], value: unknown): FieldRule {
  switch (code) {
    case 'invalid_type':
      return value === undefined ? 'required' : 'type';
    case 'too_small':
      return typeof value === 'string' && value.trim() === '' ? 'required' : 'too_short';
    case 'too_big':
      return 'too_long';
    // The contract's only fixed value is the consent that must be true.
    case 'invalid_value':
      return 'must_accept';
    default:
      return 'format';
  }
}

/** One entry for each unknown field, and one for all whose names are better not repeated. */
function unknownFields(names: readonly string[]): FieldFault[] {
  const named = names.filter((name) => plainName.test(name)).slice(0, unknownNamed);
  const faulty: FieldFault[] = named.map((field) => ({
    field,
    rule: 'unknown',
    message: `${field} is not a field of this request`,
  }));
  if (named.length < names.length) {
    faulty.push({
      field: 'body',
      rule: 'unknown',
      message: 'body holds fields that this request does not have',
    });
  }
  return faulty;
}
