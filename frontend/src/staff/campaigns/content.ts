import type { CampaignFigures, CampaignStatus } from '#contract/campaign.ts';

export const campaignStatusNames = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  cancelled: 'Cancelled',
} as const satisfies Record<CampaignStatus, string>;

export const figureNames = {
  recipients: 'Recipients',
  sent: 'Sent',
  delivered: 'Delivered',
  bounced: 'Bounced',
  complained: 'Marked as spam',
  left: 'Unsubscribed',
  clicks: 'Clicks',
  uncertain: 'Uncertain',
  skipped: 'Skipped',
  refused: 'Refused',
} as const satisfies Record<keyof CampaignFigures, string>;

export const campaignsWords = {
  title: 'Newsletters',
  lead: 'Emails to your subscribers, newest first.',
  new: 'New newsletter',
  making: 'One moment…',
  notMade: 'That did not work. Check your connection, then try again.',
  empty: 'There are no newsletters yet.',
  failed: 'The newsletters could not be loaded.',
  noSubject: 'No subject yet',
  figuresOf: (subject: string) => `Figures of ${subject}`,
  /** Labels of that time. */
  times: { createdAt: 'Created', at: 'Starts', startedAt: 'Started', endedAt: 'Ended' },
  to: (tags: string) => `to ${tags}`,
  toAll: 'to all subscribers',
  by: (author: string) => `by ${author}`,
} as const;
