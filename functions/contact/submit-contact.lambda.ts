import { ContactRequest } from '#contract/contact/request.ts';
import { formRateLimit } from '../forms/form-rate-limit.ts';
import { isScriptless, withForm } from '../forms/with-form.ts';
import { isForm } from '../http/form.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { contactForm } from './contact-form.ts';
import { contentKey, submitContact } from './submission.ts';

/** `POST /contact`. A retry gets the same status and body as the first attempt, so there is no 201. */
export const handler = withForm<'submitContact'>(
  ContactRequest,
  contactForm,
  ({ body, ...event }) =>
    submitContact(body, {
      key: isForm(event) ? contentKey(body) : idempotencyKey(event.headers['idempotency-key']),
      isScriptless: isScriptless(event),
      limitRate: formRateLimit(event, 'contact'),
    }),
);
