import { LeaveRequest, type NewsletterReceipt } from '#contract/newsletter.ts';
import type { FormPage } from '../forms/form-page.ts';
import { formRateLimit } from '../forms/form-rate-limit.ts';
import { isScriptless, withForm } from '../forms/with-form.ts';
import { askToLeave } from './leaving.ts';

const form: FormPage<NewsletterReceipt> = {
  labels: { email: 'Email' },
  boxes: [],
  done: 'Look into your inbox',
  failed: 'That did not work',
  after: () => [
    'If the address is on our list, a mail with a link is on its way. It has one button, and that ends the newsletter.',
  ],
};

/** `POST /newsletter/leave`. */
export const handler = withForm<'requestLeaveLink'>(LeaveRequest, form, ({ body, ...event }) =>
  askToLeave({ ...body, isScriptless: isScriptless(event) }, formRateLimit(event, 'leave')),
);
