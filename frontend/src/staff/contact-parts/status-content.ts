import type { ContactStatus } from '#contract/contact/status.ts';
import { keysOf } from '../../ui/keys-of.ts';

export const statusNames = {
  new: 'New',
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
} as const satisfies Record<ContactStatus, string>;

/** In the order of the list's tabs. Importing the contract's list would bundle its schemas. */
export const statuses = keysOf(statusNames);

export const assigneeNames = {
  nobody: 'Nobody',
  you: (username: string) => `${username} (you)`,
  gone: (username: string) => `${username} (no longer on staff)`,
} as const;
