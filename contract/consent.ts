/**
 * The consent that a visitor ticks. Each submission stores its version, so that we can show later which words the
 * visitor agreed to: change the text and the version together.
 */
export const consent = {
  version: '2026-11',
  text: 'I consent to receive commercial messages from Quietgrid as described in the Privacy Policy. I may withdraw my consent at any time.',
} as const;

/**
 * What a visitor who subscribes reads beside the form. Each row stores the version: change the text and the version
 * together.
 */
export const newsletterConsent = {
  version: '2026-12',
  text: 'One email a month from Quietgrid, and every one says how to leave.',
} as const;

/** Days after which an address that nobody confirmed is deleted, and its link has expired. */
export const confirmationDays = 7;
