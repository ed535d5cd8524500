import type { Words } from '../forms/rules.ts';
import { limits } from '#contract/limits.ts';
import { pages } from '../pages.ts';
import { brand } from '../content/brand.ts';
import { formatCount } from '../content/format.ts';
import type { PageHead } from '../content/head.ts';

export type ContactField =
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'phone'
  | 'businessEmail'
  | 'message'
  | 'termsAccepted'
  | 'timeZone';

export const contact = {
  head: {
    title: `Contact & Consultation | ${brand.name}`,
    description: `Write to ${brand.name}’s engineers or book a ${brand.scheduling.minutes}-minute call. Every message is read by a person and answered within ${brand.replyWithin}.`,
    path: pages.contact.path,
  } satisfies PageHead,
  hero: {
    eyebrow: 'Contact & Consultation',
    heading: 'Talk to the people who build it.',
    text: `A lock for one door, a fleet of nine thousand sensors, or a question about a data sheet. An engineer reads it and answers within ${brand.replyWithin}.`,
    callNote: `${brand.scheduling.minutes} minutes, by video or phone, no preparation needed.`,
  },
  form: {
    heading: 'Send a message',
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      company: 'Company (optional)',
      phone: 'Phone',
      businessEmail: 'Business email',
      message: 'Message',
    },
    hint: 'What should it do, where, and how many? Rough numbers are fine.',
    problems: 'There is a problem with your message',
    timeZone: (zone: string) =>
      `${zone ? `Time zone ${zone}` : 'Your time zone'}, sent along so that we call at a good hour`,
    submit: 'Send message',
    busy: 'Sending…',
    charactersLeft: (count: number) =>
      count >= 0
        ? `${formatCount(count)} characters left`
        : `${formatCount(-count)} characters too many`,
  },
  problems: {
    firstName: {
      required: 'Enter your first name',
      too_long: `First name must be ${limits.firstName.max} characters or fewer`,
      otherwise: 'Enter your first name as plain text',
    },
    lastName: {
      required: 'Enter your last name',
      too_long: `Last name must be ${limits.lastName.max} characters or fewer`,
      otherwise: 'Enter your last name as plain text',
    },
    company: {
      too_long: `Company must be ${limits.company.max} characters or fewer`,
      otherwise: 'Enter the company as plain text',
    },
    phone: {
      required: 'Enter your phone number',
      too_long: `Phone number must be ${limits.phone.max} characters or fewer`,
      otherwise: `Enter a phone number with 7 to 15 digits, like ${brand.phone.shown}`,
    },
    businessEmail: {
      required: 'Enter your business email',
      too_long: `Business email must be ${limits.email.max} characters or fewer`,
      otherwise: 'Enter an email address in the form name@company.com',
    },
    message: {
      required: 'Enter a message',
      too_long: `Message must be ${formatCount(limits.message.max)} characters or fewer`,
      otherwise: 'Enter your message as plain text',
    },
    termsAccepted: { otherwise: 'Tick the box to consent before you send' },
    timeZone: { otherwise: 'Your browser gave a time zone that we cannot read' },
  } satisfies Words<ContactField>,
  details: {
    heading: 'Reach us directly',
    email: 'Email',
    phone: 'Phone',
    address: 'Office',
    hours: 'Hours',
  },
} as const;

/** The specification's sentences for what became of a contact form. */
export const contactOutcomes = {
  sent: 'Message sent successfully!',
  submitted: 'Submission successful!',
  failed: 'Error submitting form',
} as const;
