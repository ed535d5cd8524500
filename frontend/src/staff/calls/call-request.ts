import { isPhone } from '#contract/contact/phone.ts';
import { optionalFields } from '#contract/contact/optional-fields.ts';
import { limits } from '#contract/limits.ts';
import { emailOf, lineOf, textOf } from '../../forms/entries.ts';
import { type Bounds, brokenRule, type Problem, problem } from '../../forms/rules.ts';
import { keysOf } from '../../ui/keys-of.ts';
import { type CallField, callWords } from './content.ts';

const [company] = optionalFields;

const bounds = {
  firstName: limits.firstName,
  lastName: { ...limits.lastName, min: 0 },
  company,
  phone: { ...limits.phone, pattern: { test: isPhone } },
  businessEmail: limits.email,
  message: limits.message,
} as const satisfies Record<CallField, Bounds>;

/** Optional fields; empty ones are not sent. */
const mayBeMissing = ['phone', 'businessEmail'] as const satisfies CallField[];

/** A call as typed. */
export function callIn(entries: FormData) {
  const [phone, businessEmail] = [lineOf(entries, 'phone'), emailOf(entries, 'businessEmail')];
  return {
    firstName: lineOf(entries, 'firstName'),
    lastName: lineOf(entries, 'lastName'),
    company: lineOf(entries, 'company'),
    ...(phone !== '' && { phone }),
    ...(businessEmail !== '' && { businessEmail }),
    message: textOf(entries, 'message'),
  };
}

/** The problems that the server would also find. */
export function callProblems(call: ReturnType<typeof callIn>): Problem<CallField>[] {
  return keysOf(bounds).flatMap((field) => {
    const value = call[field];
    if (value === undefined && mayBeMissing.some((each) => each === field)) return [];
    return problem<CallField>(callWords.problems, field, brokenRule(value ?? '', bounds[field]));
  });
}
