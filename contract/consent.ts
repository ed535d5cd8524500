import { contactWordings, newsletterWordings } from './wordings.ts';

/** The consent that a visitor ticks. Each submission stores its version: another text is another version. */
export const consent = { version: '2026-11', text: contactWordings['2026-11'] } as const;

/** What a visitor who subscribes reads beside the form. Each subscription stores its version. */
export const newsletterConsent = {
  version: '2026-12',
  text: newsletterWordings['2026-12'],
} as const;

/** Days after which an address that nobody confirmed is deleted, and its link has expired. */
export const confirmationDays = 7;
