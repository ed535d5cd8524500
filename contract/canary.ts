import type { ContactRequest } from './contact/request.ts';

/**
 * The request that the canary sends every few minutes, under an idempotency key that `functions/canary/key.ts` derives
 * from a secret. Each check covers the whole path to the table, and all checks share one row. That row is in no list
 * index and so in no staff list.
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
