/**
 * A `feedback` token in each subscriber mail's headers, by which SES events find the row. SES's message id would need a
 * second write after sending, and an SES tag has no room for a token.
 */
export const referenceHeader = 'X-Mail-Reference';
