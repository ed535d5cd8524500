import type { NewsletterReceipt, SubscriptionReceipt } from '#contract/newsletter.ts';
import { formPage } from '../forms/form-page.ts';

const labels = { email: 'Email' };

/** The words of the newsletter form without script. */
export const newsletterForm = formPage<SubscriptionReceipt>({
  labels,
  done: 'Successfully subscribed!',
  failed: 'Error Subscribing',
  after: ({ isConfirmed }) => [
    isConfirmed
      ? 'The newsletter comes to this address from now on.'
      : 'One more step: we write to a new address, and the newsletter begins when you press the button in that mail.',
  ],
});

/** The words of the unsubscribe form without script. */
export const leaveForm = formPage<NewsletterReceipt>({
  labels,
  done: 'Look into your inbox',
  failed: 'That did not work',
  after: () => [
    'If the address is on our list, a mail with a link is on its way. It has one button, and that ends the newsletter.',
  ],
});
