import type { Bounds, Words } from '../forms/rules.ts';
import { limits } from '#contract/limits.ts';
import { mapOptionalFields, type OptionalFieldName } from '#contract/contact/optional-fields.ts';
import * as brand from '../content/brand.ts';
import { formatCount } from '../content/format-count.ts';
import type { PageHead } from '../content/head.ts';

export type ContactField =
  | 'firstName'
  | 'lastName'
  | OptionalFieldName
  | 'phone'
  | 'businessEmail'
  | 'message'
  | 'termsAccepted'
  | 'timeZone';

export const head = {
  title: `Contact & Consultation | ${brand.name}`,
  description: `Write to ${brand.name}’s engineers or book a ${brand.callMinutes}-minute call. A person reads every message and replies within ${brand.replyWithin}.`,
  hero: {
    key: 'hallway',
    alt: 'A hall in evening light: a green door ajar and a switch on the wall.',
  },
} as const satisfies PageHead;

export const hero = {
  eyebrow: 'Contact & Consultation',
  heading: 'Talk to the people who build it.',
  text: `One lock, nine thousand sensors, or one figure in a data sheet. An engineer reads your message and replies within ${brand.replyWithin}.`,
  callNote: `${brand.callMinutes} minutes, by phone or video. No prep needed.`,
} as const;

export const form = {
  heading: 'Send a message',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    businessEmail: 'Business email',
    message: 'Message',
  },
  optional: (label: string) => `${label} (optional)`,
  hint: 'What do you need, where, and how many? Rough numbers are fine.',
  problems: 'There is a problem with your message',
  timeZone: 'We send your time zone along, so we call at a sensible hour.',
  submit: 'Send message',
  busy: 'Sending…',
  charactersLeft: (count: number) =>
    count >= 0
      ? `${formatCount(count)} characters left`
      : `${formatCount(-count)} characters too many`,
} as const;

export const problems = {
  firstName: lineProblems('First name', limits.firstName, 'your'),
  lastName: lineProblems('Last name', limits.lastName, 'your'),
  ...mapOptionalFields((field) => lineProblems(field.label, field, 'the')),
  phone: {
    required: 'Enter your phone number',
    too_long: `Phone number must be ${limits.phone.max} characters or fewer`,
    otherwise: `Enter a phone number with 7 to 15 digits, like ${brand.phone.shown}. The only word it may have is “ext.”`,
  },
  businessEmail: {
    required: 'Enter your business email',
    too_long: `Business email must be ${limits.email.max} characters or fewer`,
    otherwise: 'Enter an email address like name@company.com',
  },
  message: {
    required: 'Enter a message',
    too_long: `Message must be ${formatCount(limits.message.max)} characters or fewer`,
    otherwise: 'Enter your message as plain text',
  },
  termsAccepted: { otherwise: 'Tick the consent box before you send' },
  timeZone: { otherwise: 'Your browser sent a time zone we can’t read' },
} as const satisfies Words<ContactField>;

export const details = {
  heading: 'Reach us directly',
  email: 'Email',
  phone: 'Phone',
  address: 'Office',
  hours: 'Hours',
} as const;

function lineProblems(label: string, { max }: Bounds, whose: 'your' | 'the') {
  const required = `Enter ${whose} ${label.toLowerCase()}`;
  return {
    required,
    too_long: `${label} must be ${max} characters or fewer`,
    otherwise: `${required} as plain text`,
  };
}

/** The specified messages for the results of the contact form. */
export const outcomes = {
  sent: 'Message sent successfully!',
  submitted: 'Submission successful!',
  failed: 'Error submitting form',
} as const;
