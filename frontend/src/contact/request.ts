import type { ContactRequest } from '#contract/contact/request.ts';
import { isPhone } from '#contract/contact/phone.ts';
import { limits } from '#contract/limits.ts';
import { mapOptionalFields } from '#contract/contact/optional-fields.ts';
import { problems as words, type ContactField } from './content.ts';
import { emailOf, lineOf, textOf } from '../forms/entries.ts';
import { brokenRule, problem, type Bounds, type Problem } from '../forms/rules.ts';
import { keysOf } from '../ui/keys-of.ts';

const bounds = {
  firstName: limits.firstName,
  lastName: limits.lastName,
  ...mapOptionalFields((field) => field),
  phone: { ...limits.phone, pattern: { test: isPhone } },
  businessEmail: limits.email,
  message: limits.message,
} as const satisfies Partial<Record<ContactField, Bounds>>;

/** All fields except the consent, the products, which are stored longer, and the call times, which expire. */
export const writtenFields = keysOf(bounds).filter((field) => field !== 'callTimes');

/** The contact form's request. An invalid time zone is left out, since the visitor cannot correct it. */
export function contactRequest(entries: FormData, timeZone = '') {
  const about = lineOf(entries, 'about');
  const callTimes = callTimesOf(entries);
  return {
    firstName: lineOf(entries, 'firstName'),
    lastName: lineOf(entries, 'lastName'),
    ...mapOptionalFields(({ name }) => lineOf(entries, name)),
    phone: lineOf(entries, 'phone'),
    businessEmail: emailOf(entries, 'businessEmail'),
    message: textOf(entries, 'message'),
    ...(about !== '' && { about }),
    // Stores their absence, not an empty text.
    callTimes: callTimes === '' ? undefined : callTimes,
    wording: lineOf(entries, 'wording'),
    termsAccepted: entries.has('termsAccepted'),
    timeZone: brokenRule(timeZone, limits.timeZone) === null ? timeZone : '',
  } satisfies Omit<ContactRequest, 'termsAccepted'> & { termsAccepted: boolean };
}

/** The problems that the server would find too. */
export function contactProblems(
  request: ReturnType<typeof contactRequest>,
): Problem<ContactField>[] {
  return [
    ...keysOf(bounds).flatMap((field) =>
      problem<ContactField>(words, field, brokenRule(request[field] ?? '', bounds[field])),
    ),
    ...problem<ContactField>(words, 'termsAccepted', request.termsAccepted ? null : 'must_accept'),
  ];
}

/** The call times that the visitor has picked or written. */
function callTimesOf(entries: FormData): string {
  const picked = entries.getAll('callTime').filter((each) => typeof each === 'string');
  const times = [...picked, lineOf(entries, 'callTimes')].filter(Boolean).join('; ');
  return times || lineOf(entries, 'callMe');
}
