import { limits } from '#contract/limits.ts';
import type { Words } from '../../forms/rules.ts';

export const callWords = {
  title: 'New call',
  close: 'Close without saving',
  intro: 'Take down who called and what about. It becomes a contact, as if they had written.',
  problemsHeading: 'There is a problem',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    phone: 'Phone',
    businessEmail: 'Email, if an answer goes there',
    message: 'What about',
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
    phone: { otherwise: 'Enter a telephone number, or leave it out' },
    businessEmail: { otherwise: 'Enter an e-mail address, or leave it out' },
    message: {
      required: 'Write what the call was about',
      otherwise: `It must be ${limits.message.max} characters or fewer`,
    },
  } satisfies Words<'firstName' | 'lastName' | 'company' | 'phone' | 'businessEmail' | 'message'>,
} as const;

export type CallField = keyof typeof callWords.problems;
