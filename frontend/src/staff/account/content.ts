import { limits } from '#contract/limits.ts';
import { sessionSeconds } from '#contract/staff-session.ts';
import { brand } from '../../content/brand.ts';
import type { PageHead } from '../../content/head.ts';
import type { Words } from '../../forms/rules.ts';
import { pages } from '../../pages.ts';
import { newPassword } from '../signin/challenge-content.ts';

export const account = {
  head: {
    title: `Admin Account | ${brand.name}`,
    description: `Password and sessions of a member of the staff of ${brand.name}.`,
    path: pages.adminAccount.path,
    index: false,
  } satisfies PageHead,
  title: 'Account',
  what: 'This page',
} as const;

export const passwordWords = {
  heading: 'Change password',
  lead: 'All of your sessions end with it, this one too: sign in again with the new password.',
  problemsHeading: 'The password is not changed',
  oldPassword: 'Old password',
  newPassword: newPassword.label,
  hint: newPassword.hint,
  submit: 'Change password',
  busy: 'Changing…',
  sessionsLeft:
    'Your password is changed, but your other sessions could not be ended. End them below.',
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
  lead: `A session that you end is over within ${sessionSeconds.access / 60} minutes. One that was left stays in this list for up to ${(sessionSeconds.idle + sessionSeconds.recorded) / 60} minutes.`,
  isThis: 'This one',
  since: 'Signed in',
  lastUsed: 'Last used',
  end: 'End',
  endWhich: (browser: string, since: string) => `End ${browser}, signed in ${since}`,
  endOthers: 'End all others',
  ended: (count: number) =>
    `${count === 1 ? 'The session is' : `${count} sessions are`} over within ${sessionSeconds.access / 60} minutes.`,
  none: 'You are signed in nowhere else.',
  failed: 'Your sessions could not be loaded.',
  notEnded: 'Not ended. Check your connection, then try again.',
  retry: 'Retry',
} as const;
