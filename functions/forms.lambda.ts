import { ContactRequest } from '#contract/contact/request.ts';
import { LeaveRequest, NewsletterRequest } from '#contract/newsletter.ts';
import { contactForm } from './contact/contact-form.ts';
import { contentKey, submitContact } from './contact/submission.ts';
import { formRateLimit } from './forms/form-rate-limit.ts';
import { isScriptless } from './forms/scriptless.ts';
import { idempotencyKey } from './http/idempotency-key.ts';
import { serve } from './http/serve.ts';
import { leaveForm, newsletterForm } from './newsletter/forms.ts';
import { mailLeaveLink, subscribe } from './newsletter/subscription.ts';

export const handler = serve<'forms'>({
  'POST /contact': {
    body: ContactRequest,
    form: contactForm,
    // A retry gets the first attempt's status and body, so there is no 201.
    handle: async ({ body, ...event }) => ({
      body: await submitContact(body, {
        key: event.isForm ? contentKey(body) : idempotencyKey(event.headers['idempotency-key']),
        isScriptless: isScriptless(event),
        limitRate: formRateLimit(event, 'contact'),
      }),
    }),
  },
  'POST /newsletter': {
    body: NewsletterRequest,
    form: newsletterForm,
    handle: async ({ body, ...event }) => ({
      body: await subscribe(
        { ...body, isScriptless: isScriptless(event) },
        formRateLimit(event, 'newsletter'),
      ),
    }),
  },
  'POST /newsletter/leave': {
    body: LeaveRequest,
    form: leaveForm,
    handle: async ({ body, ...event }) => ({
      body: await mailLeaveLink(
        { ...body, isScriptless: isScriptless(event) },
        formRateLimit(event, 'leave'),
      ),
    }),
  },
});
