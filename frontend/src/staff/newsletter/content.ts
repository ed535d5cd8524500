import type { ConsentEvent, SubscriberStatus } from '#contract/newsletter.ts';
import type { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { dashboard } from '../content.ts';

const consentWays: Readonly<Record<NonNullable<ConsentEvent['how']>, string>> = {
  page: 'the page of a mail’s link',
  'mail-program': 'a mail program',
  staff: 'staff',
};

export const newsletter = {
  confirmationsStopped:
    'Confirmations have stopped: too many of the last mails to new addresses bounced. Who subscribes waits until your operators have looked.',
  consentDetails: ({ page, how, wording }: Pick<ConsentEvent, 'page' | 'how' | 'wording'>) =>
    [
      page === undefined ? '' : `, on ${page}`,
      wording === undefined ? '' : `, wording ${wording}`,
      how === undefined ? '' : `, by ${consentWays[how]}`,
    ].join(''),
  byStatus: 'Subscribers by status',
  all: 'All',
  emptyStatus: (status: SubscriberStatus) =>
    `No address here: ${dashboard.subscriberStatus[status].toLowerCase()}.`,
  changes: {
    remove: { action: 'Remove', done: 'Removed: it gets no newsletter any more.' },
    restore: { action: 'Undo the removal', done: 'It stands as it did before.' },
    lift: { action: 'Send that mail', done: 'A mail that asks for a confirmation is on its way.' },
  } satisfies Record<SubscriberUpdate['change'], { action: string; done: string }>,
  lift: {
    open: 'Let it have mails again',
    hint: 'Only where its owner asks for it, and after an operator has taken it off the list of SES (runbook). A mail then asks for a confirmation; until that comes, it gets no newsletter.',
  },
  of: (id: string) => ` subscriber #${id}`,
  overtaken: 'Somebody changed it meanwhile. This is how it stands now.',
  failed: 'That did not work, and nothing is known to have changed. Try again.',
  gone: 'It is not here any more: it was erased, or has expired.',
} as const;
