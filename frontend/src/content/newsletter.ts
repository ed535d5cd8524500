import type { Words } from '../forms/rules.ts';
import { newsletterConsent } from '#contract/consent.ts';
import { limits } from '#contract/limits.ts';

export const newsletter = {
  eyebrow: 'Newsletter',
  heading: 'Field notes, once a month.',
  text: `New devices, firmware and field measurements. ${newsletterConsent.text}`,
  label: 'Email',
  submit: 'Subscribe',
  busy: 'Subscribing…',
  oneMoreStep: 'Check your inbox to confirm: the button is in our mail.',
  /** True for a 429 as well: see `subscribeRate`. */
  afterFailure: 'Your address is still in the field. Try again in a few minutes.',
  privacy: 'What we do with your address:',
  problems: {
    email: {
      required: 'Enter your email',
      too_long: `Email must be ${limits.email.max} characters or fewer`,
      otherwise: 'Enter an email address in the form name@example.com',
    },
  } satisfies Words<'email'>,
} as const;

/** The specified messages. */
export const newsletterResults = {
  done: 'Successfully subscribed!',
  failed: 'Error Subscribing',
} as const;
