import type { Words } from '../forms/rules.ts';
import { newsletterConsent } from '#contract/consent.ts';
import { limits } from '#contract/limits.ts';

export const newsletter = {
  eyebrow: 'Newsletter',
  heading: 'Field notes, once a month.',
  text: `New devices, firmware changes and what we measured in real buildings. ${newsletterConsent.text}`,
  label: 'Email',
  submit: 'Subscribe',
  busy: 'Subscribing…',
  oneMoreStep:
    'One more step: a new address gets a mail. Press its button, and the newsletter begins.',
  afterFailure: 'Your address is still here: try again in a minute.',
  privacy: 'What happens to your address:',
  problems: {
    email: {
      required: 'Enter your email',
      too_long: `Email must be ${limits.email.max} characters or fewer`,
      otherwise: 'Enter an email address in the form name@example.com',
    },
  } satisfies Words<'email'>,
} as const;

/** The specification's sentences. */
export const newsletterResults = {
  done: 'Successfully subscribed!',
  failed: 'Error Subscribing',
} as const;
