import type { Words } from '../../forms/rules.ts';
import type { Counts } from './record.ts';

const address = {
  required: 'Enter the email address',
  otherwise: 'Enter an email address such as name@example.com',
} as const;

/** "2 messages", "1 note". */
function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export const personWords = {
  title: 'Person',
  lead: 'Everything we hold about an address. The audit log records that you looked, but not whose record it was.',
  form: 'Find a record',
  problemsHeading: 'There is a problem',
  email: 'Email address',
  submit: 'Look up',
  busy: 'Looking up…',
  problems: { email: address } satisfies Words<'email'>,
  failed: 'The record could not be loaded. Try again.',
  record: 'Record',
  nothing: 'We hold nothing about this address.',
  erasedBefore: (time: string) => `A person with this address was erased on ${time}.`,
  addresses: (others: string) =>
    `Also uses ${others}. Each address has its own record: look those up too.`,
  exportJson: 'Export JSON',
  print: 'Print',
  contacts: (count: number) => counted(count, 'contact', 'contacts'),
  mails: 'Emails',
  mailsElsewhere: 'Emails in other people’s conversations',
  consent: 'Consent',
  keptUntil: 'Kept until',
  notes: 'Notes',
  history: 'History',
  deliveries: 'Sent to webhooks',
  newsletter: {
    heading: 'Newsletter',
    status: 'Status',
    since: 'Since',
    subscribed: 'First entered',
    mails: 'Confirmation emails',
    leaveMails: 'Unsubscribe emails',
    welcomed: 'Welcome email',
    tags: 'Tags',
    wording: (version: string) => `wording ${version}`,
    campaign: (id: string) => `from the newsletter ${id}`,
    statement: (text: string) => `“${text}”`,
  },
  correct: {
    heading: 'Correct',
    text: 'A message stays as its sender wrote it: put the correction in a note. A newsletter address cannot be changed, since only its owner can confirm it: erase it, and let the right one subscribe.',
  },
  erase: {
    heading: 'Erase',
    ownersOnly: 'Only an owner can erase a person. Ask one to open this page.',
    lead: 'This is deleted for good, from lists, searches and exports. A restored backup does not bring it back:',
    preview: ({ contacts, messages, files, notes, deliveries, subscribers }: Counts) => [
      counted(contacts, 'contact', 'contacts'),
      counted(messages, 'email', 'emails'),
      counted(files, 'file', 'files'),
      counted(notes, 'note', 'notes'),
      counted(deliveries, 'delivery to webhooks', 'deliveries to webhooks'),
      counted(subscribers, 'newsletter address', 'newsletter addresses'),
    ],
    stays: 'The audit log stays: it has contact numbers, but nothing from messages or notes.',
    confirm: 'Type the address again',
    submit: 'Erase…',
    problems: {
      confirm: { ...address, otherwise: 'Type the address of this record' },
    } satisfies Words<'confirm'>,
    ask: 'Erase this person?',
    cannot: 'This cannot be undone.',
    close: 'Close',
    yes: 'Erase for good',
    no: 'Keep',
    busy: 'Erasing…',
    failed: 'Not everything is erased yet. Press the button again to erase the rest.',
  },
  receipt: {
    heading: 'Erased',
    at: (time: string) => `Everything stored up to ${time} was erased for good:`,
    elsewhere:
      'Not erased, because it has already been sent: emails to staff and to the person, and what webhooks received.',
  },
} as const;
