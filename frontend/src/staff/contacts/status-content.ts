import type { ContactStatus } from '#contract/contact/status.ts';

export const statusNames = {
  new: 'New',
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
} as const satisfies Record<ContactStatus, string>;

/** As the tabs of the list stand. The contract's own list would bring its schemas. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const statuses = Object.keys(statusNames) as ContactStatus[];

/** Who has a contact. */
export const assigneeNames = {
  nobody: 'Nobody',
  you: (username: string) => `${username} (you)`,
  gone: (username: string) => `${username} (no longer on staff)`,
} as const;
