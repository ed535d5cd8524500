/**
 * Every wording that somebody may have agreed to, by its version, which rows keep. A new one is added; none is changed or
 * removed, so that we can show which words somebody read.
 */
export const contactWordings = {
  '2026-11':
    'I consent to receive commercial messages from Quietgrid as described in the Privacy Policy. I may withdraw my consent at any time.',
} as const;

/** The same, of what stands beside the newsletter's form. */
export const newsletterWordings = {
  '2026-12': 'One email a month from Quietgrid, and every one says how to leave.',
} as const;
