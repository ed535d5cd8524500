import type { ContactStatus } from '#contract/contact/status.ts';
import { staffLimits } from '#contract/limits.ts';
import * as brand from '../../content/brand.ts';
import { staffTitle } from '../staff-title.ts';
import { dashboard } from '../content.ts';

/** The title of a contact's page. The id is empty if the path has none. */
export const titleOf = (id: string) => (id === '' ? 'Contact' : dashboard.contacts.card(id));

export const documentTitleOf = (id: string, arrived: number) =>
  dashboard.counted(arrived, id === '' ? staffTitle('Contact') : `${titleOf(id)} | ${brand.name}`);

export const contact = {
  back: 'Contacts',
  previous: 'Previous contact',
  next: 'Next contact',
  missing: 'There is no contact with this number. It may have been erased.',
  failed: 'The contact could not be loaded.',
  person: 'Everything from this person',
  bar: 'Contact actions',
  reply: 'Reply',
  note: 'Note',
  close: 'Close',
  reopen: 'Reopen',
  last: (done: string) => `${done} That was the last one in this list.`,
  answered: (name: string) => `${name} answered.`,
  submitted: 'Sent',
  visitorTime: (clock: string, zone: string) => `${clock} there (${zone})`,
  about: 'About',
  noAddress: 'No email address',
  noName: 'No name',
  presence: {
    reading: (username: string) => `${username} is reading`,
    writing: (username: string) => `${username} is writing`,
  },
  merged: {
    into: 'Merged into',
    unmerge: 'Undo the merge',
    failed: 'That did not work. Check your connection, then try again.',
    done: (id: string) => `Contact #${id} is now part of this one.`,
    from: (id: string) => `Contact #${id} was merged into this one.`,
    merge: 'Merge',
    mergeOf: (id: string) => `Merge contact #${id} into this one`,
  },
  otherContacts: {
    none: 'No other messages',
    count: (count: number) => (count === 1 ? '1 other message' : `${count} other messages`),
    many: (count: number) => `${count} or more other messages`,
    loading: 'Looking for other messages…',
    failed: 'Other messages could not be loaded.',
    newsletter: (status: string) => `Newsletter: ${status}`,
    noNewsletter: 'Not subscribed',
    addresses: 'Other addresses',
    addressCount: (count: number) => (count === 1 ? '1 other address' : `${count} other addresses`),
    add: 'Add',
    addLabel: 'Another address of this person',
    invalid: 'Enter an email address',
    remove: (address: string) => `Remove ${address}`,
    block: 'Block the sender',
    unblock: 'Unblock the sender',
    blocked: 'The sender is blocked: what they send goes to spam.',
    sources: { mail: 'by email', phone: 'by phone' },
  },
  undo: 'Undo',
  status: {
    heading: 'Status',
    notSpam: 'Not spam',
    changed: {
      new: 'Marked as new.',
      open: 'Marked as open.',
      answered: 'Marked as answered.',
      closed: 'Closed.',
      spam: 'Marked as spam.',
    } satisfies Record<ContactStatus, string>,
    opened: 'Status changed from new to open.',
  },
  assignee: {
    heading: 'Assigned to',
    take: 'Take it',
    takeFrom: (username: string) => `Take it from ${username}`,
    changed: (username: string) => `Assigned to ${username}.`,
    taken: 'Assigned to you.',
    released: 'Unassigned.',
  },
  tags: 'Tags',
  tagNames: (names: string) => `Tags: ${names}`,
  snooze: 'Snooze',
  tagged: 'Tags changed.',
  snoozed: (until: string) => `Snoozed until ${until}.`,
  unsnoozed: 'No longer snoozed.',
  offline: 'You are offline: nothing was changed. Try again when you are back.',
  changedByOthers: (changes: string) => `${changes}.`,
  notSaved: 'Not saved. Check your connection, then try again.',
  failedLater: (id: string, why: string) => `Contact #${id}: ${why}`,
  stale: (changes: string) => `${changes} in the meantime. Your change was not made.`,
  staleUnknown: 'Somebody changed this contact in the meantime. Your change was not made.',
  notes: {
    label: 'New note',
    hint: 'Only staff can read it. @name notifies that person.',
    mention: 'People to mention',
    submit: 'Add note',
    cancel: 'Cancel',
    busy: 'Saving…',
    offline: 'You are offline. Your text stays here: add it when you are back.',
    written: (author: string) => `${author} wrote a note.`,
    failed: 'The note could not be saved. Your text is still here: try again.',
    failedLater: (id: string) =>
      `Your note on contact #${id} could not be saved. It is kept there: try again.`,
    unsaved: 'What you were writing about it was not saved:',
    problems: {
      required: 'Write the note first',
      too_long: `A note must be ${staffLimits.note.max} characters or fewer`,
    },
  },
} as const;
