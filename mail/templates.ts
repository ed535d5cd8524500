import { newsletterConsent } from '#contract/consent.ts';
import * as brand from '#frontend/content/brand.ts';
import { rendered } from './rendered.ts';
import { hole } from './template.ts';

/*
 * What the site writes to subscribers and to staff. The build runs this module and bundles what it exports, so that functions
 * carry strings and no renderer: see `build/rendered-mail.ts`.
 */

const site = new URL(brand.origin).host;

/** Asks the owner of an address whether it is to get the newsletter. */
export const confirmMail = rendered(
  ['confirmUrl', 'code', 'until'],
  ({ confirmUrl, code, until }) => ({
    subject: `Confirm your ${brand.name} newsletter`,
    preview: 'One more step: press the button, and the newsletter begins.',
    heading: 'One more step',
    paragraphs: [
      `Somebody entered this address for the newsletter of ${brand.name}. If that was you, confirm it, and the next one comes to you.`,
      newsletterConsent.text,
    ],
    button: { label: 'Confirm my address', href: confirmUrl },
    code,
    notes: [
      `The button opens a page of ${site} with one more button, so that no program confirms in your place. It works until ${until}.`,
    ],
    reason:
      'If it was not you, do nothing: we send no newsletter to an address that nobody confirms.',
  }),
);

/** Follows a confirmation. */
export const welcomeMail = rendered(['siteUrl', 'leaveUrl'], ({ siteUrl, leaveUrl }) => ({
  subject: `You are on the ${brand.name} list`,
  preview: 'Your address is confirmed. The next newsletter comes to you.',
  heading: 'Your address is confirmed',
  paragraphs: [
    'The next newsletter comes to you: new devices, firmware changes and what we measured in real buildings.',
    newsletterConsent.text,
  ],
  button: { label: 'See what we make', href: `${siteUrl}/products` },
  notes: [],
  reason: `You get this mail because you confirmed this address on ${site}.`,
  leave: { label: 'Unsubscribe', href: leaveUrl },
}));

/** What `/unsubscribe` sends. */
export const leaveMail = rendered(['leaveUrl', 'code'], ({ leaveUrl, code }) => ({
  subject: `Leave the ${brand.name} newsletter`,
  preview: 'Here is the link that you asked for.',
  heading: 'Leave the newsletter',
  paragraphs: [
    `Somebody asked on ${site} to take this address off our list. If that was you, press the button; it opens a page with one more.`,
  ],
  button: { label: 'Unsubscribe', href: leaveUrl },
  code,
  notes: ['The link does not expire.'],
  reason: 'If it was not you, do nothing, and everything stays as it is.',
}));

const digest = {
  subject: hole('contacts'),
  preview: 'Somebody waits for an answer.',
  heading: hole('contacts'),
  paragraphs: [],
  button: { label: 'Open the dashboard', href: hole('dashboardUrl') },
  notes: [],
  reason: `You get this mail because the site of ${brand.name} announces new contacts to this address.`,
};
const contact = { title: `#${hole('id')}`, href: hole('contactUrl'), detail: hole('arrival') };

/** Announces new contacts to staff, and leaves who wrote what to the dashboard. */
export const digestMail = rendered(
  ['contacts', 'dashboardUrl'],
  () => ({ ...digest, row: contact }),
  ['id', 'contactUrl', 'arrival'],
);

/** The same for a stage that allows it to say who wrote what. */
export const digestMailWithMessages = rendered(
  ['contacts', 'dashboardUrl'],
  ({ name, message }) => ({ ...digest, row: { ...contact, name, message } }),
  ['id', 'contactUrl', 'arrival', 'name', 'message'],
);
