import type { ContactRequest } from './contact/request.ts';

/**
 * What the canary sends every few minutes: always the same request, under an idempotency key that
 * `functions/canary/key.ts` derives from a secret. Each check covers the whole path to the table and stores one row in
 * all. That row is not in the list index, and so in no staff list.
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
