import { limits } from '#contract/limits.ts';
import type { Words } from '../../forms/rules.ts';
import * as brand from '../../content/brand.ts';

const password = { min: limits.password.min, max: limits.password.max };

export const newPassword = {
  heading: 'Choose your own password',
  problemsHeading: 'There is a problem with the new password',
  text: 'You signed in with a first password. Replace it to continue; nobody else will know the new one.',
  label: 'New password',
  hint: `At least ${password.min} characters. A few unrelated words are easy to remember and hard to guess.`,
  submit: 'Save and continue',
  busy: 'Saving…',
  problems: {
    newPassword: {
      required: 'Enter a new password',
      too_long: `New password must be ${password.max} characters or fewer`,
      format: 'Choose another password; it must not begin or end with a space',
      too_common: 'New password is too easy to guess; use a few unrelated words',
      otherwise: `New password must be at least ${password.min} characters`,
    },
  } satisfies Words<'newPassword'>,
} as const;

export const code = {
  heading: 'Enter your code',
  text: `Open your authenticator app and enter the six digits that it shows for ${brand.name}.`,
  label: 'Code',
  problemsHeading: 'There is a problem with the code',
  submit: 'Continue',
  busy: 'Checking…',
  lost: 'If you have lost your phone, ask whoever runs this site to reset your second factor.',
  problems: {
    code: {
      required: 'Enter the code that your authenticator app shows',
      format:
        'That is not the current code, or it was used already. Enter the one that your app shows now',
      otherwise: 'A code has six digits',
    },
  } satisfies Words<'code'>,
} as const;

export const setUpCode = {
  heading: 'Set up your second factor',
  text: 'From now on, you sign in with your password and a code from your phone. You need an authenticator app, such as the one that your phone’s maker or your password manager offers.',
  scan: 'Scan this code with the app',
  picture: 'QR code that gives the authenticator app your secret',
  type: 'Or type this secret into the app',
  copy: 'Copy secret',
  open: 'Open an app on this device',
  enter: 'Enter the six digits that the app now shows',
} as const;
