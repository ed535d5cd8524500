/**
 * Every wording that anybody may have agreed to, by the version that rows store. Add new ones; never change or remove
 * one, because they are the evidence of what somebody read.
 */
export const contactWordings = {
  '2026-11':
    'I consent to receive commercial messages from Quietgrid as described in the Privacy Policy. I may withdraw my consent at any time.',
} as const;

/** A separate constant, so that the browser bundle leaves out the older wordings. */
const newsletterText = 'One email a month from Quietgrid. Unsubscribe any time.';

/** The wordings beside the newsletter form. */
export const newsletterWordings = {
  '2026-12': 'One email a month from Quietgrid, and every one says how to leave.',
  '2026-12-2': newsletterText,
} as const;

/** The consent that a visitor ticks. Each submission stores its version; a changed text needs a new version. */
export const consent = { version: '2026-11', text: contactWordings['2026-11'] } as const;

/** The text beside the newsletter form. Each subscription stores its version. */
export const newsletterConsent = {
  version: '2026-12-2',
  text: newsletterText,
} as const;

/**
 * The version of the words that a visitor read: the one that the form says it showed, since a tab may be older than a deploy.
 * The newest if the form names none, or one that is not known here.
 */
export function contactVersion(shown = ''): string {
  return Object.hasOwn(contactWordings, shown) ? shown : consent.version;
}

/** The same for the newsletter form. */
export function newsletterVersion(shown = ''): string {
  return Object.hasOwn(newsletterWordings, shown) ? shown : newsletterConsent.version;
}

/** Days until an unconfirmed address is deleted and its link expires. */
export const confirmationDays = 7;
