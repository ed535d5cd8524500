/**
 * How long a staff session lives, in seconds. The user pool's validities, the cookies' `Max-Age` and the
 * functions' own checks are these same numbers; docs/security.md says why these.
 */
export const sessionSeconds = {
  /** An access token; five minutes is the least that Cognito issues. */
  access: 5 * 60,
  /** Without a request for so long, a session is over: counted from its newest access token. */
  idle: 30 * 60,
  /** Between two records of a session's last use. */
  recorded: 15 * 60,
  /** From the sign-in on, whatever happens in between. */
  absolute: 8 * 60 * 60,
  /** Between one step of a sign-in and the next: time to find a phone and an app. */
  step: 10 * 60,
} as const;

/**
 * The cookies of a staff session: names, and seconds that each lives.
 *
 * The prefix `__Host-` makes browsers insist on Secure, Path=/ and no Domain, so that no sibling host
 * can plant one.
 */
export const staffCookies = {
  /** The access token, which the authorizer verifies. It outlives the token: its age is the idle time. */
  access: { name: '__Host-staff-access', seconds: sessionSeconds.idle },
  /** The refresh token, replaced at each use. */
  refresh: { name: '__Host-staff-refresh', seconds: sessionSeconds.idle },
  /** Where a sign-in stands between two of its steps. */
  challenge: { name: '__Host-staff-challenge', seconds: sessionSeconds.step },
  /** That somebody has signed in here before: it opens nothing, see `functions/staff/known-browser.ts`. */
  browser: { name: '__Host-staff-browser', seconds: 90 * 24 * 60 * 60 },
} as const;

export type StaffCookie = keyof typeof staffCookies;
