import type { Words } from '../../forms/rules.ts';
import { staffTitle } from '../frame/staff-title.ts';
import type { Counts } from './record.ts';

const address = {
  required: 'Enter the e-mail address',
  otherwise: 'Enter an e-mail address such as name@example.com',
} as const;

/** "2 messages", "1 note". */
function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export const personWords = {
  documentTitle: staffTitle('Person'),
  title: 'Person',
  lead: 'All that is held about an address. The audit log tells that you read it, and not whose it is.',
  form: 'Whose record',
  problemsHeading: 'There is a problem',
  email: 'E-mail address',
  submit: 'Look up',
  busy: 'Looking up…',
  problems: { email: address } satisfies Words<'email'>,
  failed: 'The record could not be loaded. Try again.',
  record: 'Record',
  nothing: 'Nothing is held about this address.',
  erasedBefore: (time: string) => `Somebody with this address was erased on ${time}.`,
  addresses: (others: string) =>
    `Also known by ${others}. Look up each: a record is of one address.`,
  exportJson: 'Export JSON',
  print: 'Print',
  contacts: (count: number) => counted(count, 'contact', 'contacts'),
  mails: 'Mails',
  mailsElsewhere: 'Mails in conversations of others',
  consent: 'Consent',
  keptUntil: 'Kept until',
  notes: 'Notes',
  history: 'History',
  deliveries: 'Told to webhooks',
  newsletter: {
    heading: 'Newsletter',
    status: 'Status',
    since: 'Since',
    subscribed: 'First entered',
    mails: 'Mails to confirm',
    leaveMails: 'Mails with a link to leave',
    welcomed: 'Welcomed',
    wording: (version: string) => `wording ${version}`,
  },
  correct: {
    heading: 'Correct',
    text: 'A message stays as its sender wrote it: write what is right into a note beside it. A wrong newsletter address cannot be changed, since only its owner can confirm one: erase it, and have the right one entered.',
  },
  erase: {
    heading: 'Erase',
    ownersOnly: 'Only an owner can erase a person. Ask one to open this page.',
    lead: 'This goes for good, from lists, searches and exports, and does not come back with a backup:',
    preview: ({ contacts, messages, files, notes, deliveries, subscribers }: Counts) => [
      counted(contacts, 'contact', 'contacts'),
      counted(messages, 'mail', 'mails'),
      counted(files, 'file', 'files'),
      counted(notes, 'note', 'notes'),
      counted(deliveries, 'delivery to webhooks', 'deliveries to webhooks'),
      counted(subscribers, 'newsletter address', 'newsletter addresses'),
    ],
    stays:
      'The audit log stays: it has numbers of contacts, and nothing that a visitor or a note says.',
    confirm: 'Type the address again',
    submit: 'Erase…',
    problems: {
      confirm: { ...address, otherwise: 'Type the address of this record' },
    } satisfies Words<'confirm'>,
    ask: 'Erase this person?',
    cannot: 'Nobody can undo this.',
    close: 'Close',
    yes: 'Erase for good',
    no: 'Keep',
    busy: 'Erasing…',
    failed: 'The erasure is not complete. Press the button again: what is left will be erased.',
  },
  receipt: {
    heading: 'Erased',
    at: (time: string) => `Everything that was stored until ${time} was erased. That is final:`,
    elsewhere:
      'Mails to staff, mails to the person, and messages to webhooks are with their receivers.',
  },
} as const;
