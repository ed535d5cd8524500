import { staffLimits } from '#contract/limits.ts';
import type { ConsentEvent, SubscriberStatus } from '#contract/newsletter.ts';
import type { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { dashboard } from '../content.ts';

const consentWays: Readonly<Record<NonNullable<ConsentEvent['how']>, string>> = {
  page: 'the page that an email links to',
  'mail-program': 'an email program',
  staff: 'staff',
};

type Facts = Pick<ConsentEvent, 'page' | 'how' | 'wording' | 'campaign' | 'statement'>;

export const newsletter = {
  confirmationsStopped:
    'Confirmations have stopped: too many of the last emails to new addresses bounced. New subscribers wait until your operators have looked into it.',
  consentDetails: ({ page, how, wording, campaign, statement }: Facts) =>
    [
      page === undefined ? '' : `, on ${page}`,
      wording === undefined ? '' : `, wording ${wording}`,
      how === undefined ? '' : `, by ${consentWays[how]}`,
      campaign === undefined ? '' : `, from the newsletter ${campaign}`,
      statement === undefined ? '' : `: “${statement}”`,
    ].join(''),
  byStatus: 'Subscribers by status',
  all: 'All',
  emptyStatus: (status: SubscriberStatus) =>
    `No address here: ${dashboard.subscriberStatus[status].toLowerCase()}.`,
  changes: {
    remove: { action: 'Remove', done: 'Removed: it no longer gets the newsletter.' },
    restore: { action: 'Undo the removal', done: 'Restored.' },
    unsuppress: {
      action: 'Send that email',
      done: 'An email that asks for confirmation is on its way.',
    },
  } satisfies Record<SubscriberUpdate['change'], { action: string; done: string }>,
  unsuppress: {
    open: 'Allow emails to this address again',
    hint: 'Only if its owner asks, and after an operator has removed it from SES’s suppression list (see the runbook). An email then asks for confirmation; until the owner confirms, the address gets no newsletter.',
  },
  import: 'Import a file of subscribers',
  tags: {
    label: 'Tags',
    edit: 'Edit tags',
    hint: 'Separated by commas, such as: fair-2026, installer',
    save: 'Save tags',
    saved: 'Saved.',
    problem: `At most ${staffLimits.segments} tags of ${staffLimits.segment.max} characters each`,
  },
  of: (id: string) => ` subscriber #${id}`,
  stale: 'Somebody changed it in the meantime. This is how it is now.',
  failed: 'That did not work. Try again.',
  gone: 'It is gone: it was erased, or has expired.',
} as const;
