import { NewsletterRequest, type SubscriptionReceipt } from '#contract/newsletter.ts';
import type { FormPage } from '../forms/form-page.ts';
import { formRateLimit } from '../forms/form-rate-limit.ts';
import { isScriptless, withForm } from '../forms/with-form.ts';
import { subscribe } from './subscription.ts';

const form: FormPage<SubscriptionReceipt> = {
  labels: { email: 'Email' },
  boxes: [],
  done: 'Successfully subscribed!',
  failed: 'Error Subscribing',
  after: ({ isConfirmed }) => [
    isConfirmed
      ? 'The newsletter comes to this address from now on.'
      : 'One more step: we write to a new address, and the newsletter begins when you press the button in that mail.',
  ],
};

/** `POST /newsletter`. */
export const handler = withForm<'subscribe'>(NewsletterRequest, form, ({ body, ...event }) =>
  subscribe({ ...body, isScriptless: isScriptless(event) }, formRateLimit(event, 'newsletter')),
);
