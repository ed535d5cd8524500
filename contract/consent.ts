/**
 * Every wording that somebody may have agreed to, by its version, which rows keep. A new one is added; none is changed or
 * removed, so that we can show which words somebody read.
 */
export const contactWordings = {
  '2026-11':
    'I consent to receive commercial messages from Quietgrid as described in the Privacy Policy. I may withdraw my consent at any time.',
} as const;

/** By itself, so that the browser's script does not carry the older wordings. */
const newsletterText = 'One email a month from Quietgrid. Unsubscribe any time.';

/** The same, of what stands beside the newsletter's form. */
export const newsletterWordings = {
  '2026-12': 'One email a month from Quietgrid, and every one says how to leave.',
  '2026-12-2': newsletterText,
} as const;

/** The consent that a visitor ticks. Each submission stores its version: another text is another version. */
export const consent = { version: '2026-11', text: contactWordings['2026-11'] } as const;

/** What a visitor who subscribes reads beside the form. Each subscription stores its version. */
export const newsletterConsent = {
  version: '2026-12-2',
  text: newsletterText,
} as const;

/** Days after which an address that nobody confirmed is deleted, and its link has expired. */
export const confirmationDays = 7;
