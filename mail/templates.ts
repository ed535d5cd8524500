import { newsletterConsent } from '#contract/consent.ts';
import * as brand from '#frontend/content/brand.ts';
import { rendered } from './rendered.ts';
import { placeholder } from './template.ts';

/**
 * The mails to subscribers, customers and staff. The build runs this module and bundles its output, so functions ship strings and
 * no renderer: see `build/rendered-mail.ts`.
 */

const site = new URL(brand.origin).host;
const confirmedReason = `You’re getting this email because you confirmed this address on ${site}.`;

/** Asks an address's owner to confirm the newsletter. */
export const confirmMail = rendered(
  ['confirmUrl', 'code', 'until'],
  ({ confirmUrl, code, until }) => ({
    subject: `Confirm your ${brand.name} newsletter`,
    preview: 'One click and you’re on the list.',
    heading: 'Confirm your address',
    paragraphs: [
      `Someone signed this address up for the ${brand.name} newsletter. If that was you, confirm it and you’ll get the next issue.`,
      newsletterConsent.text,
    ],
    button: { label: 'Confirm my address', href: confirmUrl },
    code,
    notes: [
      `The button opens a page on ${site} where you confirm with one more click, so mail scanners can’t do it for you. The link works until ${until}.`,
    ],
    reason:
      'Wasn’t you? Ignore this email. We never send the newsletter to an address that hasn’t been confirmed.',
  }),
);

/** Follows a confirmation. */
export const welcomeMail = rendered(['siteUrl', 'leaveUrl'], ({ siteUrl, leaveUrl }) => ({
  subject: `You’re on the ${brand.name} list`,
  preview: 'Your address is confirmed. The next issue is yours.',
  heading: 'Your address is confirmed',
  paragraphs: [
    'You’ll get the next issue: new devices, firmware changes and what we measured in real buildings.',
    newsletterConsent.text,
  ],
  button: { label: 'See what we make', href: `${siteUrl}/products` },
  notes: [],
  reason: confirmedReason,
  leave: { label: 'Unsubscribe', href: leaveUrl },
}));

/** The mail requested on `/unsubscribe`. */
export const leaveMail = rendered(['leaveUrl', 'code'], ({ leaveUrl, code }) => ({
  subject: `Unsubscribe from the ${brand.name} newsletter`,
  preview: 'Here’s the link you asked for.',
  heading: 'Unsubscribe from the newsletter',
  paragraphs: [
    `Someone asked on ${site} to take this address off our list. If that was you, press the button and confirm on the page it opens.`,
  ],
  button: { label: 'Unsubscribe', href: leaveUrl },
  code,
  notes: ['The link doesn’t expire.'],
  reason: 'Wasn’t you? Ignore this email and nothing changes.',
}));

const digest = {
  subject: placeholder('contacts'),
  preview: 'Someone is waiting for an answer.',
  heading: placeholder('contacts'),
  paragraphs: [],
  button: { label: 'Open the dashboard', href: placeholder('dashboardUrl') },
  notes: [],
  reason: `You’re getting this email because the ${brand.name} site sends notifications of new contacts to this address.`,
};
const contact = {
  title: `#${placeholder('id')}`,
  href: placeholder('contactUrl'),
  detail: placeholder('arrival'),
};

/** Announces new contacts to staff, without sender and message. */
export const digestMail = rendered(
  ['contacts', 'dashboardUrl'],
  () => ({ ...digest, row: contact }),
  ['id', 'contactUrl', 'arrival'],
);

/** The same for a stage that includes sender and message. */
export const digestMailWithMessages = rendered(
  ['contacts', 'dashboardUrl'],
  ({ name, message }) => ({ ...digest, row: { ...contact, name, message } }),
  ['id', 'contactUrl', 'arrival', 'name', 'message'],
);

/** A reply from a staff user. The subject applies only if the conversation has none yet. */
export const replyMail = rendered(['id', 'letter'], ({ id, letter }) => ({
  subject: `Re: Your message to ${brand.name} (#${id})`,
  paragraphs: [],
  block: letter,
  notes: [],
  reason: `You’re getting this email because you wrote to ${brand.name}. To answer, just reply. Your reference is #${id}.`,
}));

/** Tells a visitor that a message has arrived. */
export const acknowledgementMail = rendered(['id', 'time', 'quote'], ({ id, time, quote }) => ({
  subject: `We have your message (#${id})`,
  preview: 'Here’s when you’ll hear from us.',
  heading: 'We have your message',
  paragraphs: [
    `Someone on our team will read it and answer within ${time}. If you’d like to add something, just reply to this email.`,
    'This is what we received:',
  ],
  block: quote,
  notes: [`If you call, quote the reference #${id}.`],
  reason: `You’re getting this email because someone wrote to ${brand.name} and gave this address. Wasn’t you? Ignore this email.`,
}));

/** Tells a staff user of a contact, without anything that a visitor wrote. */
export const noticeMail = rendered(['event', 'contactUrl'], ({ event, contactUrl }) => ({
  subject: event,
  preview: 'Open the contact in the dashboard.',
  heading: event,
  paragraphs: [],
  button: { label: 'Open the contact', href: contactUrl },
  notes: [],
  reason: `You’re getting this email because you turned on notifications in the ${brand.name} dashboard. You can turn them off on your account page.`,
}));

const campaign = {
  subject: placeholder('subject'),
  preview: placeholder('preheader'),
  heading: placeholder('subject'),
  paragraphs: [],
  block: placeholder('body'),
  notes: [],
  reason: confirmedReason,
  leave: { label: 'Unsubscribe', href: placeholder('leaveUrl') },
};

/** A newsletter that staff wrote. */
export const campaignMail = rendered(['subject', 'preheader', 'body', 'leaveUrl'], () => campaign);

/** The same for one that is also a page of the archive. */
export const publicCampaignMail = rendered(
  ['subject', 'preheader', 'body', 'leaveUrl', 'pageUrl'],
  ({ pageUrl }) => ({ ...campaign, top: { label: 'View in browser', href: pageUrl } }),
);
