import type { ContactStatus } from '#contract/contact/status.ts';

const contacts = (count: number) =>
  count === 1 ? '1 contact' : `${count.toLocaleString('en-CA')} contacts`;

/** Words for a change of several contacts. */
export const bulk = {
  label: 'Selected contacts',
  selected: (count: number) => `${count.toLocaleString('en-CA')} selected`,
  shown: (count: number) => `Select ${count} shown`,
  matching: (count: number | null) =>
    count === null ? 'Select all matching' : `Select all ${count} matching`,
  found: (count: number) => `${count.toLocaleString('en-CA')} found so far…`,
  stop: 'Stop',
  clear: 'Clear the selection',
  close: 'Close',
  spam: 'Spam',
  block: 'Block',
  remove: 'Delete',
  reallyRemove: 'Delete for good',
  status: { label: 'Status', keep: 'Status…' },
  assignee: { label: 'Assigned to', keep: 'Assigned to…' },
  apply: 'Apply',
  progress: (sent: number, all: number) =>
    `${sent.toLocaleString('en-CA')} of ${contacts(all)} changed…`,
  undo: 'Undo',
  chooseFirst: 'Choose a status or an assignee first.',
  offline: 'You are offline: nothing was changed.',
  incomplete: 'Not all matching contacts could be loaded. Those that were are selected.',
  changes: {
    new: 'marked as new',
    open: 'marked as open',
    answered: 'marked as answered',
    closed: 'closed',
    spam: 'marked as spam',
  } satisfies Record<ContactStatus, string>,
  given: (username: string) => `assigned to ${username}`,
  released: 'unassigned',
  and: ' and ',
  done: (count: number, what: string) => `${contacts(count)} ${what}.`,
  removed: (count: number) => `${contacts(count)} deleted.`,
  blocked: (count: number) =>
    `${count === 1 ? 'Its sender is' : `The senders of ${contacts(count)} are`} blocked: what they send next goes to spam.`,
  notDone: (count: number) => `${contacts(count)} could not be changed: try again.`,
  undone: (count: number) => `${contacts(count)} changed back.`,
  missing: (count: number) => `${contacts(count)} no longer there.`,
  failed: (count: number) =>
    `${contacts(count)} could not be changed and ${count === 1 ? 'is' : 'are'} still selected: try again.`,
  stale: (count: number) =>
    `${contacts(count)} changed by somebody else in the meantime, and left as ${count === 1 ? 'it is' : 'they are'}.`,
  notUndone: (count: number) => `${contacts(count)} could not be changed back.`,
} as const;
