import type { ContactStatus } from '#contract/contact/status.ts';
import { limits } from '#contract/limits.ts';
import * as brand from '../../content/brand.ts';
import { staffTitle } from '../frame/staff-title.ts';
import { dashboard } from '../content.ts';

/** Of a contact's page; the id is empty where none can be meant. */
export const titleOf = (id: string) => (id === '' ? 'Contact' : dashboard.contacts.card(id));

export const documentTitleOf = (id: string, arrived: number) =>
  dashboard.counted(arrived, id === '' ? staffTitle('Contact') : `${titleOf(id)} | ${brand.name}`);

export const contact = {
  back: 'Contacts',
  missing: 'There is no contact with this number. Perhaps it was erased.',
  failed: 'The contact could not be loaded.',
  message: 'Message',
  reply: 'Reply by e-mail',
  person: 'Everything from this person',
  template: { label: 'Template of the reply', none: 'Without a template' },
  cut: 'A mail link has no room for all of it: your mail program gets the beginning.',
  copyWhole: 'Copy the whole text',
  replied: 'Did you send an answer?',
  markAnswered: 'Mark as answered',
  undo: 'Undo',
  status: {
    heading: 'Status',
    notSpam: 'Not spam',
    changed: {
      new: 'It is new again.',
      open: 'It is open now.',
      answered: 'Marked as answered.',
      closed: 'Closed.',
      spam: 'Marked as spam.',
    } satisfies Record<ContactStatus, string>,
    opened: 'You opened it: it was new.',
  },
  assignee: {
    heading: 'Assigned to',
    take: 'Take it',
    takeFrom: (username: string) => `Take it from ${username}`,
    changed: (username: string) => `${username} has it now.`,
    taken: 'You have it now.',
    released: 'Nobody has it now.',
  },
  offline: 'You are offline: nothing was changed. Try again when you are back.',
  seen: (changes: string) => `${changes}.`,
  notSaved: 'Not saved. Check your connection, then try again.',
  stale: (changes: string) => `${changes} in the meantime. Your change was not made.`,
  staleUnknown: 'Somebody changed this contact in the meantime. Your change was not made.',
  notes: {
    heading: 'Notes',
    label: 'New note',
    hint: 'Only staff can read it.',
    submit: 'Add note',
    busy: 'Saving…',
    offline: 'You are offline. Your text stays here: add it when you are back.',
    written: (author: string) => `${author} wrote a note.`,
    failed: 'The note could not be saved. Your text is still here: try again.',
    unsaved: 'Your note about it was not saved:',
    problems: {
      required: 'Write the note first',
      too_long: `A note must be ${limits.note.max} characters or fewer`,
    },
  },
  history: {
    heading: 'History',
    arrived: 'It arrived',
  },
} as const;

export const reply = {
  subject: (id: string) => `Re: Your message to ${brand.name} (${id})`,
  greeting: (firstName: string) => `Hello ${firstName},`,
  attribution: (time: string, name: string) => `On ${time}, ${name} wrote:`,
  cut: '[…]',
} as const;
