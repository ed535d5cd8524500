import type { Undelivered } from '#contract/notifications.ts';

const undeliveredReasons = {
  bounced: 'it bounced',
  complained: 'somebody there reported it as spam',
  suppressed:
    'our email provider drops it, because an email to this address bounced or was reported as spam before',
} as const satisfies Record<Undelivered['reason'], string>;

export const notifications = {
  title: 'Notifications',
  lead: 'Who is notified when a message arrives. Your operators choose the addresses and webhooks when they deploy the site.',
  withMessage: 'Notifications say who wrote what.',
  withoutMessage: 'Notifications say that somebody wrote, and link to the message.',
  failed: 'The notifications could not be loaded.',
  givenUp: (count: number, more: boolean) =>
    count === 1 && !more
      ? '1 delivery was given up after its last attempt.'
      : `${count}${more ? ' or more' : ''} deliveries were given up after their last attempt.`,
  late: (minutes: number) =>
    `Emails and webhooks have been waiting for ${minutes} minutes. Nothing is lost. Tell your operators.`,
  confirmationsStopped:
    'Confirmations have stopped, since too many of the last emails to new newsletter addresses bounced. Your operators can fix it.',
  emails: {
    heading: 'Email',
    empty: 'Nobody is notified by email.',
    /** Before the time of that mail. */
    undelivered: (email: string, reason: Undelivered['reason']) =>
      `${email} does not get the emails: ${undeliveredReasons[reason]}. Your operators can fix it. Email of`,
  },
  webhooks: {
    heading: 'Webhooks',
    empty: 'There are no webhooks.',
    on: 'On',
    off: 'Off',
    switchedOn: (by: string) => `${by} switched it on`,
    switchedOff: (by: string) => `${by} switched it off`,
    gone: 'It answered 410 (Gone), so it was switched off',
    address: 'Address',
    secret: 'Signing secret',
    ownersOnly: 'Only owners can see it, test the webhook, and switch it on or off.',
    hidden: 'Hidden. The audit log records who views it.',
    show: 'Show the secret',
    hide: 'Hide the secret',
    copy: 'Copy',
    test: 'Send a test',
    testing: 'Sending…',
    tested: 'The test arrived.',
    testFailed: (why: string) => `The test did not arrive. ${why}`,
    switchOn: 'Switch on again',
    switchOff: 'Switch off',
    notDone: 'That did not work. Check your connection, then try again.',
  },
  deliveries: {
    heading: 'Last deliveries',
    empty: 'Nothing has been delivered yet.',
    test: 'Test',
    state: {
      due: 'Waiting',
      delivered: 'Delivered',
      failed: 'Failed',
      dropped: 'Not sent',
    },
    attempt: (attempt: number) => `attempt ${attempt}`,
    next: (time: string) => `next attempt ${time}`,
  },
  /** Reasons of a failed attempt. */
  results: {
    address: 'Its address is not public.',
    name: 'Its name could not be found.',
    certificate: 'Its certificate is not valid.',
    timeout: 'It did not answer in time.',
    connection: 'It could not be reached.',
    unsent: 'An error on this site prevented it from being sent.',
    off: 'The webhook was switched off.',
    removed: 'The webhook is no longer there.',
    status: (status: string) => `It answered ${status}.`,
  },
} as const;
