import type { ContactRequest } from './contact.ts';

/**
 * What the canary sends every few minutes: always the same request, under a key that `functions/canary/key.ts`
 * makes of a secret, so that the whole path to the table is walked while one row is all that is ever stored.
 * That row has no place in the feed, and so in no list of the staff.
 */
export const canary = {
  request: {
    firstName: 'Canary',
    lastName: 'Quietgrid',
    company: '',
    phone: '+1 905 555 0100',
    businessEmail: 'canary@quietgrid.example',
    message: 'Sent by our own monitoring. Nobody waits for an answer.',
    termsAccepted: true,
    timeZone: '',
  } satisfies ContactRequest,
} as const;
