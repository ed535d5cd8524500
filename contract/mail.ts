/** The kind of a mail, a tag on the SES events about it. */
export type MailKind =
  | 'digest'
  | 'notice'
  | 'reply'
  | 'acknowledgement'
  | 'confirm'
  | 'welcome'
  | 'leave'
  | 'campaign'
  | 'campaign-test';

/** The mail to staff about new contacts. */
export const digestKind = 'digest' satisfies MailKind;

/** A newsletter to a subscriber. */
export const campaignKind = 'campaign' satisfies MailKind;

/** Seconds of a run of the dispatcher, which starts every minute. */
export const mailRun = {
  /** The function's timeout. */
  timeout: 75,
  /**
   * In which newsletters begin mails. SES may take 18 s to answer, and the next run, which begins with everybody else's
   * mail, must not find this one still at work.
   */
  newsletterSeconds: 50,
} as const;

/** The share of the daily quota that newsletters leave to all other mail. */
export const shareForOtherMail = 0.2;

/**
 * A `feedback` token in each subscriber mail's headers, by which SES events find the row. SES's message id would need a
 * second write after sending, and an SES tag has no room for a token.
 */
export const referenceHeader = 'X-Mail-Reference';

/** The tags of a mail. Names and values allow letters, digits, `_` and `-` ("MessageTag" in the SES API reference). */
export const mailTags = {
  kind: 'kind',
  /** The sequence number of a mail to an unconfirmed address: see `functions/newsletter/breaker-store.ts`. */
  number: 'number',
  /** `<contact>_<message>`: the message of a conversation that the mail carries. */
  message: 'message',
  /** `<campaign>_<chunk>_<number>`: the recipient of a campaign, see `functions/campaigns/campaign-rows.ts`. */
  recipient: 'recipient',
} as const;
