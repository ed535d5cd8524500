/**
 * In session storage where this tab has signed in: it chooses between the sign-in and the other staff pages. It grants
 * nothing; the API checks a cookie that no script can read.
 */
export const signedInKey = 'isAdmin';
