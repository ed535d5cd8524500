import type { MessageState, Verdicts } from '#contract/contact/message.ts';

export const conversation = {
  heading: 'Conversation',
  /** Names of the parts of a conversation for screen readers. */
  names: {
    message: (from: string) => `Message from ${from}`,
    call: (from: string) => `Call from ${from}`,
    reply: (author: string) => `Reply by ${author}`,
    note: (author: string) => `Note by ${author}`,
  },
  call: (author: string) => `called; recorded by ${author}`,
  address: (address: string) => `from ${address}`,
  to: (address: string) => `to ${address}`,
  note: 'Note',
  empty: 'No text.',
  quoted: 'Show quoted text',
  asSent: { show: 'Show as sent', hide: 'Show as text', frame: 'The email as it was sent' },
  acknowledged: {
    received: 'An acknowledgement was sent.',
    waiting: 'An acknowledgement is waiting to be sent.',
    sent: 'An acknowledgement was sent.',
    bounced: 'The acknowledgement bounced: it did not reach the address.',
    complained: 'The acknowledgement was reported as spam.',
    failed: 'The acknowledgement could not be sent.',
  } satisfies Record<MessageState, string>,
  states: {
    waiting: 'Waiting to be sent',
    sent: 'Sent',
    bounced: 'Bounced: it did not reach the address',
    complained: 'Reported as spam by its recipient',
    failed: 'Could not be sent',
  } satisfies Record<Exclude<MessageState, 'received'>, string>,
  leavesIn: (seconds: number) => `Leaves in ${seconds} s`,
  undo: 'Undo',
  files: 'Files',
  infected: 'Blocked: the mail server found a virus.',
  verdicts: {
    virus: 'The mail server found a virus in it.',
    spam: 'The mail server thinks it is spam.',
    dmarc: 'Its sender could not be verified, so it may be forged (DMARC failed).',
    spf: 'It came from a server that is not allowed to send for this domain (SPF failed).',
    dkim: 'Its signature is not valid: it may be forged or altered (DKIM failed).',
  } satisfies Record<keyof Verdicts, string>,
} as const;
