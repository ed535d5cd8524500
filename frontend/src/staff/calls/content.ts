import { limits } from '#contract/limits.ts';
import type { Words } from '../../forms/rules.ts';

export const callWords = {
  title: 'New call',
  close: 'Close without saving',
  intro: 'Note who called and why. The call becomes a contact, like a message.',
  problemsHeading: 'There is a problem',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    phone: 'Phone',
    businessEmail: 'Email, if they want an answer by email',
    message: 'What it was about',
  },
  submit: 'Save the call',
  busy: 'Saving…',
  failed: 'The call could not be saved. Your text is still here: try again.',
  problems: {
    firstName: {
      required: 'Enter the caller’s first name',
      otherwise: `First name must be ${limits.firstName.max} characters or fewer`,
    },
    lastName: { otherwise: `Last name must be ${limits.lastName.max} characters or fewer` },
    company: { otherwise: 'Company is too long' },
    phone: { otherwise: 'Enter a phone number, or leave it empty' },
    businessEmail: { otherwise: 'Enter an email address, or leave it empty' },
    message: {
      required: 'Write what the call was about',
      otherwise: `It must be ${limits.message.max} characters or fewer`,
    },
  } satisfies Words<'firstName' | 'lastName' | 'company' | 'phone' | 'businessEmail' | 'message'>,
} as const;

export type CallField = keyof typeof callWords.problems;
