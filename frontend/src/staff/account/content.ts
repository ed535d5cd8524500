import { limits, staffLimits } from '#contract/limits.ts';
import { sessionSeconds } from '#contract/staff-session.ts';
import type { Words } from '../../forms/rules.ts';
import { code, newPassword } from '../signin/challenge-content.ts';

export const accountTitle = 'Account';

export const preferenceWords = {
  failed: 'Your signature and email settings could not be loaded.',
  problemsHeading: 'Not saved',
  submit: 'Save',
  busy: 'Saving…',
  saved: 'Saved.',
  notSaved: 'Not saved. Check your connection, then try again.',
  signature: {
    heading: 'Signature',
    lead: 'It goes below each of your replies.',
    label: 'Your signature',
    hint: 'Your name and what customers may need, such as a phone number. Plain text.',
  },
  mails: {
    heading: 'Emails to me',
    lead: 'For when you do not have this site open. The email names the contact, but not what was written.',
    label: 'Email address',
    hint: 'Leave it empty to get no emails.',
    assigned: 'When somebody assigns me a contact, or a customer answers in one of mine',
    mentioned: 'When a note mentions me with @',
  },
  problems: {
    signature: {
      otherwise: `Signature must be ${staffLimits.signature.max} characters or fewer`,
    },
    email: {
      otherwise: 'Enter an email address such as name@example.com',
    },
  } satisfies Words<'signature' | 'email'>,
} as const;

export const browserNoticeWords = {
  heading: 'Notifications in this browser',
  lead: 'While a staff page is open in the background, this browser notifies you of new messages, and of answers in your contacts. It shows who wrote, but not what.',
  switchOn: 'Notify me in this browser',
  switchOff: 'Stop notifications in this browser',
  on: 'Notifications are on in this browser.',
  denied:
    'This browser blocks notifications from this site. Allow them in its settings, then reload the page.',
  unsupported: 'This browser cannot show notifications.',
} as const;

export const passwordWords = {
  heading: 'Change password',
  lead: 'This ends all your sessions, including this one: sign in again with the new password.',
  problemsHeading: 'Your password was not changed',
  oldPassword: 'Old password',
  newPassword: newPassword.label,
  hint: newPassword.hint,
  submit: 'Change password',
  busy: 'Changing…',
  sessionsLeft:
    'Your password has been changed, but your other sessions could not be ended. End them below.',
  problems: {
    ...newPassword.problems,
    oldPassword: {
      required: 'Enter your old password',
      format: 'That is not your password',
      otherwise: `Old password must be ${limits.password.max} characters or fewer`,
    },
  } satisfies Words<'oldPassword' | 'newPassword'>,
} as const;

export const sessionWords = {
  heading: 'Where you are signed in',
  lead: `A session that you end stops within ${sessionSeconds.access / 60} minutes. One that nobody ended stays in this list for up to ${(sessionSeconds.idle + sessionSeconds.recorded) / 60} minutes.`,
  isThis: 'This one',
  since: 'Signed in',
  lastUsed: 'Last used',
  end: 'End',
  endWhich: (browser: string, since: string) => `End ${browser}, signed in ${since}`,
  endOthers: 'End all others',
  ended: (count: number) =>
    `${count === 1 ? 'The session' : `${count} sessions`} will end within ${sessionSeconds.access / 60} minutes.`,
  none: 'You are not signed in anywhere else.',
  failed: 'Your sessions could not be loaded.',
  notEnded: 'Not ended. Check your connection, then try again.',
} as const;

export const authenticatorWords = {
  heading: 'Replace your authenticator',
  off: 'This site asks only for a password, so there is no authenticator to replace.',
  lead: 'For a new phone or another app. Confirm that it is you with your password and a code from the old authenticator.',
  problemsHeading: 'Your authenticator was not replaced',
  password: 'Password',
  oldCode: 'Code from the old authenticator',
  oldCodeHint:
    'Use one that you have not signed in with. If you no longer have the old authenticator, ask whoever runs this site.',
  submit: 'Show the new secret',
  busy: 'Checking…',
  works:
    'Your old authenticator works until the new one’s first code is accepted. If you leave before then, nothing changes.',
  newCode: 'Code from the new authenticator',
  complete: 'Use the new authenticator',
  cancel: 'Keep the old one',
  renewed:
    'The new authenticator is set up; the old one no longer works. Other sessions continue until you end them above.',
  gone: 'This setup is no longer open. Reload the page, then start again.',
  problems: {
    ...code.problems,
    password: {
      required: 'Enter your password',
      format: 'That is not your password',
      otherwise: `Password must be ${limits.password.max} characters or fewer`,
    },
  } satisfies Words<'password' | 'code'>,
} as const;
