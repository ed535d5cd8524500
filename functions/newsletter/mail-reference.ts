/**
 * The header of each mail to a subscriber by which what SES reports about it finds the row: a token for `feedback`. SES's
 * own message id would need a second write after the mail is sent, and a tag of SES has no room for a token.
 */
export const referenceHeader = 'X-Mail-Reference';
