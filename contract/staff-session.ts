/**
 * The lifetime of a staff session in seconds. The user pool, the cookies' `Max-Age` and the functions' checks share
 * these numbers; docs/security.md explains them.
 */
export const sessionSeconds = {
  /** An access token; five minutes is Cognito's minimum. */
  access: 5 * 60,
  /** A session ends after this long without a request, counted from its newest access token. */
  idle: 30 * 60,
  /** The interval between records of a session's use. */
  recorded: 15 * 60,
  /** The maximum from sign-in on. */
  absolute: 8 * 60 * 60,
  /** The maximum for a challenge of the sign-in, such as the second factor: time to find a phone and an app. */
  challenge: 10 * 60,
} as const;

/**
 * The cookies of a staff session, with their lifetimes in seconds. The prefix `__Host-` requires Secure, Path=/ and no
 * Domain, so no sibling host can plant one.
 */
export const staffCookies = {
  /** The access token, which the authorizer verifies. The cookie outlives the token: it lasts for the idle time. */
  access: { name: '__Host-staff-access', seconds: sessionSeconds.idle },
  /** The refresh token, replaced at each use. */
  refresh: { name: '__Host-staff-refresh', seconds: sessionSeconds.idle },
  /** The state of a sign-in between two steps. */
  challenge: { name: '__Host-staff-challenge', seconds: sessionSeconds.challenge },
  /** Marks a browser that has signed in before. It grants nothing: see `functions/staff/known-browser.ts`. */
  browser: { name: '__Host-staff-browser', seconds: 90 * 24 * 60 * 60 },
} as const;

export type StaffCookie = keyof typeof staffCookies;
