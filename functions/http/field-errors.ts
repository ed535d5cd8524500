import type * as z from 'zod/mini';
import type { FieldError, FieldRule } from '#contract/error.ts';
import { visible } from '#contract/text.ts';

type Issue = z.core.$ZodIssue;

/** A name that is safe to repeat in a response: neither markup nor a sentence fits. */
const plainName = /^[A-Za-z0-9_]{1,40}$/;
/** A body of 16 KB has room for thousands of unknown fields, which nobody reads. */
const unknownNamed = 20;

/** The invalid fields of `body`, each once. Values are never repeated. */
export function fieldErrors(issues: readonly Issue[], body: object): FieldError[] {
  const values = new Map<string, unknown>(Object.entries(body));
  const found = issues.flatMap((issue): FieldError[] => {
    const [name, ...inside] = issue.path;
    const field = String(name);
    if (inside.length > 0) {
      return [{ field, rule: 'format', message: `${field} holds an entry that is not valid` }];
    }
    if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys);
    const rule = ruleOf(issue, values.get(field));
    const words = rule === 'required' ? 'is required' : issue.message;
    return [{ field, rule, message: `${field} ${words}` }];
  });
  // Each entry of a list may be invalid in several ways.
  return found.filter(({ field }, at) => found.findIndex((each) => each.field === field) === at);
}

function ruleOf(issue: Issue, value: unknown): FieldRule {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? 'required' : 'type';
    case 'too_small':
      return typeof value === 'string' && visible(value) === '' ? 'required' : 'too_short';
    case 'too_big':
      return 'too_long';
    // An enum, or the consent that must be true.
    case 'invalid_value':
      return issue.values.includes(true) ? 'must_accept' : 'format';
    default:
      return 'format';
  }
}

/** One entry per unknown field, and one for all names that are unsafe to repeat. */
function unknownFields(names: readonly string[]): FieldError[] {
  const named = names.filter((name) => plainName.test(name)).slice(0, unknownNamed);
  const errors: FieldError[] = named.map((field) => ({
    field,
    rule: 'unknown',
    message: `${field} is not a field of this request`,
  }));
  if (named.length < names.length) {
    errors.push({
      field: 'body',
      rule: 'unknown',
      message: 'body holds fields that this request does not have',
    });
  }
  return errors;
}
