import { limits } from '#contract/limits.ts';
import { confirmationDays } from '#contract/consent.ts';
import * as brand from '../../content/brand.ts';
import type { PageHead } from '../../content/head.ts';
import type { Words } from '../../forms/rules.ts';
import * as paths from '../../paths.ts';

/** A page that a mail's link opens. */
export interface LinkPageWords {
  readonly head: PageHead;
  readonly heading: string;
  readonly text: string;
  readonly action: string;
  readonly busy: string;
  readonly done: End;
  readonly invalid: End;
  readonly expired: End;
  readonly failed: string;
  /** Where scripts are off. */
  readonly withoutScript: string;
}

/** How it ended, and where somebody goes from there. */
interface End {
  readonly heading: string;
  readonly text: string;
  readonly next: { readonly label: string; readonly path: string };
}

const invalid = {
  heading: 'This link does not work',
  text: 'A part of it is missing, or it is not one of ours. Some mail programs change links: copy the link or the code out of the mail, and paste it here.',
};

/** What takes a link that did not arrive whole. */
export const linkField = {
  label: 'Link or code from the mail',
  submit: 'Continue',
  problems: {
    link: { otherwise: 'Paste the whole link or the whole code from the mail' },
  } satisfies Words<'link'>,
};

const home = { label: 'Home', path: paths.home };
const form = { label: 'Subscribe again', path: `${paths.home}#newsletter-heading` };
const newLink = { label: 'Have a new link sent', path: paths.unsubscribe };
const failed = 'That did not work, and nothing has changed. Try again in a minute.';

export const confirmation: LinkPageWords = {
  head: {
    title: `Confirm your address | ${brand.name}`,
    description: `Confirms an address for the newsletter of ${brand.name}.`,
    index: false,
  },
  heading: 'Do you want our newsletter?',
  text: `Press the button, and the next one comes to your address: one email a month, and every one says how to leave.`,
  action: 'Yes, confirm my address',
  busy: 'Confirming…',
  done: {
    heading: 'Your address is confirmed',
    text: 'The next newsletter comes to you. You can leave at any time by a link in it.',
    next: home,
  },
  invalid: { ...invalid, next: form },
  expired: {
    heading: 'This link is no longer valid',
    text: `A link to confirm works for ${confirmationDays} days. Enter your address once more, and a new mail comes.`,
    next: form,
  },
  failed,
  withoutScript: `This page needs JavaScript to read the link. Without it, answer to ${brand.email} from the address that you want to confirm.`,
};

export const leaving: LinkPageWords = {
  head: {
    title: `Leave the newsletter | ${brand.name}`,
    description: `Ends the newsletter of ${brand.name} for one address.`,
    index: false,
  },
  heading: 'Leave the newsletter?',
  text: 'Press the button, and it ends for the address that the mail came to, at once.',
  action: 'Yes, unsubscribe me',
  busy: 'Unsubscribing…',
  done: {
    heading: 'You are unsubscribed',
    text: 'No further newsletter comes to that address. Should you want it again, subscribe once more.',
    next: home,
  },
  invalid: { ...invalid, next: newLink },
  expired: { ...invalid, next: newLink },
  failed,
  withoutScript: `This page needs JavaScript to read the link. Without it, write to ${brand.email} from your address, and we take it off the list.`,
};

export const unsubscribing = {
  head: {
    title: `Unsubscribe | ${brand.name}`,
    description: `Sends a link by which an address leaves the newsletter of ${brand.name}.`,
    index: false,
  } satisfies PageHead,
  heading: 'Leave the newsletter',
  text: 'Enter your address. If it is on our list, a mail with a link comes to it, so that nobody else can take you off.',
  label: 'Email',
  submit: 'Send me the link',
  busy: 'Sending…',
  done: 'Look into your inbox: if the address is on our list, the link is on its way.',
  failed: 'That did not work. Your address is still here: try again in a minute.',
  problems: {
    email: {
      required: 'Enter your email',
      too_long: `Email must be ${limits.email.max} characters or fewer`,
      otherwise: 'Enter an email address in the form name@example.com',
    },
  } satisfies Words<'email'>,
} as const;
