import { type ContactReceipt, ContactRequest } from '#contract/contact/request.ts';
import { mapOptionalFields } from '#contract/contact/optional-fields.ts';
import type { FormPage } from '../forms/form-page.ts';
import { limitFormRate } from '../forms/form-rate-limit.ts';
import { isScriptless, withForm } from '../forms/with-form.ts';
import { isForm } from '../http/form.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { contentKey, submitContact } from './submission.ts';

const form: FormPage<ContactReceipt> = {
  path: '/contact',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    ...mapOptionalFields(({ label }) => label),
    phone: 'Phone',
    businessEmail: 'Business email',
    message: 'Message',
    termsAccepted: 'Consent',
  },
  boxes: ['termsAccepted'],
  done: 'Message sent successfully!',
  failed: 'Error submitting form',
  after: ({ id }) => [`Your reference: ${id}`, 'Quote the reference if you call.'],
};

/** `POST /contact`. A retry gets the same status and body as the first attempt, so there is no 201. */
export const handler = withForm<'submitContact'>(ContactRequest, form, ({ body, ...event }) =>
  submitContact(body, {
    key: isForm(event) ? contentKey(body) : idempotencyKey(event.headers['idempotency-key']),
    isScriptless: isScriptless(event),
    limitRate: (hasSpamSignals) => limitFormRate(event, 'contact', hasSpamSignals),
  }),
);
