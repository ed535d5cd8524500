import * as brand from '../content/brand.ts';

export const contactResult = {
  reference: 'Your reference',
  afterSent: (address: string) =>
    `We answer ${address} within ${brand.replyWithin}. Quote the reference if you call.`,
  afterSubmitted: `We have your message and answer within ${brand.replyWithin}.`,
  causes: {
    timeout: 'The server took too long to answer.',
    network: 'The server could not be reached; the connection may be down.',
    tooMany: 'Too many messages came from here within a minute.',
    invalid: 'The server did not accept some of the fields.',
    server: 'Our server has a problem at the moment.',
    other: 'The server did not accept the form.',
  },
  entriesStay: 'Everything you entered is still here.',
  correct: 'Correct what is marked above, then send it again.',
  tryAgain: 'Trying again is safe: the same message is kept once.',
  instead: 'Or reach us without the form:',
} as const;
