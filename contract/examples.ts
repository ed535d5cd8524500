import type { EndpointName } from './endpoints.ts';

/** A sample request and its response. `tests/e2e/company/developers.spec.ts` sends them in this order. */
export interface Example {
  readonly summary: string;
  /** Its `Idempotency-Key` header. */
  readonly key?: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly response: unknown;
}

const question = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+1 905 555 0142',
  businessEmail: 'ada@engines.example',
  message: 'Two hundred sensors for a mill. When can we talk?',
  termsAccepted: true,
  elapsed: 61200,
};
const key = '7d0c2a6e-4a5f-4f0b-9a51-0f6f2b9f3c11';

/** The public endpoints for other companies' programs, with named examples. */
export const examples: {
  readonly [Name in EndpointName]?: Readonly<Record<string, Example>>;
} = {
  submitContact: {
    stored: {
      summary: 'A message that is stored. Sent again with its key, it gets the same answer',
      key,
      body: question,
      status: 200,
      response: { success: true, id: 'WAHP-AXSV' },
    },
    keyUsed: {
      summary: 'The same key with another message',
      key,
      body: { ...question, message: 'Three hundred sensors.' },
      status: 409,
      response: {
        error: {
          code: 'conflict',
          message: 'This Idempotency-Key was already used for a different request.',
          fields: [],
        },
      },
    },
    invalid: {
      summary: 'Two fields that are not valid',
      body: { ...question, phone: '0142', termsAccepted: false },
      status: 400,
      response: {
        error: {
          code: 'validation_failed',
          message: 'Some fields are not valid.',
          fields: [
            {
              field: 'phone',
              rule: 'too_short',
              message:
                'phone must have 7 to 15 digits, and beside them only spaces, + ( ) . , / # * - and an extension such as "ext. 7"',
            },
            {
              field: 'termsAccepted',
              rule: 'must_accept',
              message: 'termsAccepted must be accepted',
            },
          ],
        },
      },
    },
  },
  subscribe: {
    subscribed: {
      summary: 'A new address, or one that is subscribed: the answer is the same',
      body: { email: 'ada@engines.example', elapsed: 8400 },
      status: 200,
      response: { success: true },
    },
  },
  requestLeaveLink: {
    sent: {
      summary: 'An address, subscribed or not: the answer is the same',
      body: { email: 'ada@engines.example', elapsed: 8400 },
      status: 200,
      response: { success: true },
    },
  },
};
