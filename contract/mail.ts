/** What a mail is, in a tag that the events of SES about it carry. */
export type MailKind = 'digest' | 'confirm' | 'welcome' | 'leave';

/** The mail to staff about new contacts. */
export const digestKind = 'digest' satisfies MailKind;

/** The names of a mail's tags: letters, digits, `_` and `-`, in the values too ("MessageTag" in the SES API reference). */
export const mailTags = {
  kind: 'kind',
  /** Counts mails to addresses that are not confirmed: see `functions/newsletter/breaker-store.ts`. */
  number: 'number',
} as const;
