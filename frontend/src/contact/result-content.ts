import * as brand from '../content/brand.ts';

export const contactResult = {
  reference: 'Your reference',
  afterSent: (address: string) =>
    `We’ll reply to ${address} within ${brand.replyWithin}. If you call, have your reference ready.`,
  afterSubmitted: `We have your message and will reply within ${brand.replyWithin}.`,
  causes: {
    timeout: 'The server took too long to respond.',
    network: 'We couldn’t reach the server. You may be offline.',
    tooMany: 'Too many messages were sent from here in the last minute.',
    invalid: 'The server didn’t accept some of the fields.',
    server: 'Our server is having trouble.',
    other: 'The server didn’t accept the form.',
  },
  entriesStay: 'Everything you entered is still here.',
  correct: 'Fix what’s marked above, then send it again.',
  tryAgain: 'It’s safe to try again: we keep the same message only once.',
  instead: 'Or reach us directly:',
} as const;
