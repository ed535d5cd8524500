import type { Campaign } from '#contract/campaign.ts';

/** A draft of which nothing was sent. */
export const draft: Campaign = {
  id: '01JD0000000000000000000000',
  version: 1,
  status: 'draft',
  subject: 'Locks',
  preheader: '',
  body: 'Hello',
  tags: [],
  isPublic: false,
  createdAt: '2026-11-27T09:00:00Z',
  changedAt: '2026-11-27T09:00:00Z',
  author: 'anna',
  figures: {
    recipients: 0,
    sent: 0,
    delivered: 0,
    bounced: 0,
    complained: 0,
    left: 0,
    uncertain: 0,
    skipped: 0,
    refused: 0,
    clicks: 0,
  },
  links: [],
};
