import type { ContactStatus } from '#contract/contact/status.ts';

/** What somebody did, to follow their name. */
export const historyWords = {
  status: {
    new: () => 'marked it as new',
    open: (from: ContactStatus) => {
      if (from === 'new') return 'opened it';
      return from === 'spam' ? 'marked it as not spam' : 'opened it again';
    },
    answered: () => 'marked it as answered',
    closed: () => 'closed it',
    spam: () => 'marked it as spam',
  } satisfies Record<ContactStatus, (from: ContactStatus) => string>,
  take: 'took it',
  takeFrom: (from: string) => `took it from ${from}`,
  release: 'let go of it',
  unassign: (from: string) => `took it away from ${from}`,
  give: (to: string) => `gave it to ${to}`,
  move: (from: string, to: string) => `moved it from ${from} to ${to}`,
  tag: (names: string) => `added the tag ${names}`,
  untag: (names: string) => `removed the tag ${names}`,
  snooze: (until: string) => `snoozed it until ${until}`,
  wake: 'ended the snooze',
  merge: (contact: string) => `merged it into ${contact}`,
  unmerge: (contact: string) => `took it out of ${contact} again`,
  join: (contacts: string) => `merged ${contacts} into it`,
  part: (contacts: string) => `took ${contacts} out of it again`,
  block: 'blocked the sender',
  unblock: 'unblocked the sender',
  comma: ', ',
  and: ' and ',
} as const;
