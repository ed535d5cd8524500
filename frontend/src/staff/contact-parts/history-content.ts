import type { ContactStatus } from '#contract/contact/status.ts';

/** What somebody did, to follow their name. */
export const historyWords = {
  status: {
    new: () => 'marked it as new',
    open: (from: ContactStatus) => {
      if (from === 'new') return 'opened it';
      return from === 'spam' ? 'marked it as not spam' : 'reopened it';
    },
    answered: () => 'marked it as answered',
    closed: () => 'closed it',
    spam: () => 'marked it as spam',
  } satisfies Record<ContactStatus, (from: ContactStatus) => string>,
  take: 'took it',
  takeFrom: (from: string) => `took it from ${from}`,
  release: 'unassigned it',
  unassign: (from: string) => `unassigned it from ${from}`,
  give: (to: string) => `assigned it to ${to}`,
  move: (from: string, to: string) => `reassigned it from ${from} to ${to}`,
  tag: (names: string) => `added the tag ${names}`,
  untag: (names: string) => `removed the tag ${names}`,
  snooze: (until: string) => `snoozed it until ${until}`,
  wake: 'ended the snooze',
  merge: (contact: string) => `merged it into ${contact}`,
  unmerge: (contact: string) => `separated it from ${contact}`,
  join: (contacts: string) => `merged ${contacts} into it`,
  part: (contacts: string) => `separated ${contacts} from it`,
  block: 'blocked the sender',
  unblock: 'unblocked the sender',
  comma: ', ',
  and: ' and ',
} as const;
