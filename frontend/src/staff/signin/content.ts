import { limits } from '#contract/limits.ts';
import { sessionSeconds } from '#contract/staff-session.ts';
import type { Words } from '../../forms/rules.ts';
import { staffTitle } from '../staff-title.ts';

const password = { min: limits.password.min, max: limits.password.max };

export const signIn = {
  documentTitle: staffTitle('Login'),
  title: 'Admin Login',
  problemsHeading: 'There is a problem',
  username: 'Username',
  password: 'Password',
  submit: 'Login',
  busy: 'Signing in…',
  problems: {
    username: {
      required: 'Enter your username',
      too_long: `Username must be ${limits.username.max} characters or fewer`,
      otherwise: 'Enter your username: plain letters, digits and symbols, without spaces',
    },
    password: {
      required: 'Enter your password',
      otherwise: `Password must be ${password.max} characters or fewer`,
    },
  } satisfies Words<'username' | 'password'>,
  mismatch: 'Invalid credentials!',
} as const;

export const passwordToggle = { show: 'Show password', hide: 'Hide password' } as const;

/** Failures without field errors. */
export const staffFailures = {
  tooMany: (seconds: number) => {
    const minutes = Math.ceil(seconds / 60);
    return `Too many attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`;
  },
  unavailable: 'The server cannot sign anyone in at the moment. Try again in a minute.',
  unreachable: 'The server did not answer. Check your connection, then try again.',
  refused: 'The server refused this sign-in. Reload the page, then try again.',
} as const;

/** Why the sign-in page appears again. */
export const notices = {
  expired: 'That took longer than ten minutes. Sign in once more, with your password.',
  ended: 'Your session has ended. Sign in again.',
  loggedOut: 'You are logged out.',
  passwordChanged:
    'Your password has been changed, and all your sessions have ended. Sign in with the new password.',
  unconfirmed: `You are logged out in this tab, but the server does not know yet. Until it does, the session in this browser can last up to ${sessionSeconds.idle / 60} minutes.`,
  blocked:
    'This browser blocks cookies and site data for this site, so nobody stays signed in here. Allow them in its settings, then load the page again.',
  retry: 'Tell the server now',
  confirmed: 'The server has ended the session.',
} as const;
