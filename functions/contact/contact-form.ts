import { knownAbout } from '#contract/contact/about.ts';
import { mapOptionalFields } from '#contract/contact/optional-fields.ts';
import type { ContactReceipt } from '#contract/contact/request.ts';
import { formPage } from '../forms/form-page.ts';

/** The words of the contact form without script. */
export const contactForm = formPage<ContactReceipt>({
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
  // Only known products, as with script: nobody could correct the others.
  addressFields: (query) => {
    const about = knownAbout(query.get('about') ?? '');
    return about === '' ? {} : { about };
  },
  done: 'Message sent successfully!',
  failed: 'Error submitting form',
  after: ({ id }) => [`Your reference: ${id}`, 'Quote the reference if you call.'],
});
