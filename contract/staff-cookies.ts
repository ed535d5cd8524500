/**
 * The cookies of a staff session: names, and seconds that each lives. The user pool's token validities
 * and the cookies' `Max-Age` are these same numbers.
 *
 * The prefix `__Host-` makes browsers insist on Secure, Path=/ and no Domain, so that no sibling host
 * can plant one.
 */
export const staffCookies = {
  /** The access token, which the authorizer verifies. */
  access: { name: '__Host-staff-access', seconds: 15 * 60 },
  /** The refresh token, replaced at each use. */
  refresh: { name: '__Host-staff-refresh', seconds: 8 * 60 * 60 },
  /** Cognito's session between the first password and the new one; three minutes is its default. */
  challenge: { name: '__Host-staff-challenge', seconds: 3 * 60 },
} as const;

export type StaffCookie = keyof typeof staffCookies;
