import { mapOptionalFields } from '#contract/contact/optional-fields.ts';

/** What a visitor writes, all of which is stored. */
export const contactFields = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  ...mapOptionalFields(({ label }) => `The ${label}`),
  company: 'Analytical Engines',
  phone: '+1 (905) 555-0142',
  businessEmail: 'ada@engines.example',
  message: 'Two hundred sensors for a mill.\nWhen can we talk?',
  about: 'smart-lock:12,gateway',
  timeZone: 'America/Toronto',
};

/** A request that a visitor's browser would send, complete and valid. */
export const contactRequest = {
  ...contactFields,
  termsAccepted: true as const,
  subject: '',
  elapsed: 61_200,
};

/** What staff see of it, once somebody has opened it. */
export const submission = {
  ...contactFields,
  id: '7K3M-QX9R',
  submittedAt: '2026-11-20T12:00:00.000Z',
  status: 'open',
  assignee: null,
  version: 1,
} as const;
