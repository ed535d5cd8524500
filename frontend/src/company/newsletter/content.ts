import { limits } from '#contract/limits.ts';
import { confirmationDays } from '#contract/consent.ts';
import * as brand from '../../content/brand.ts';
import type { PageHead } from '../../content/head.ts';
import type { Words } from '../../forms/rules.ts';
import * as paths from '../../paths.ts';

/** A page opened by a mail's link. */
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
  /** Shown without script. */
  readonly withoutScript: string;
}

/** The result, and where to go from there. */
interface End {
  readonly heading: string;
  readonly text: string;
  readonly next: { readonly label: string; readonly path: string };
}

const invalid = {
  text: 'The link doesn’t work. It may be incomplete, or it isn’t one of ours. Some mail programs change links. Copy the link or the code from the email and paste it here.',
};

/** The field for a link that did not arrive complete. */
export const linkField = {
  label: 'Link or code from the email',
  submit: 'Continue',
  problems: {
    link: { otherwise: 'Paste the whole link or the whole code from the email' },
  } satisfies Words<'link'>,
};

const home = { label: 'Home', path: paths.home };
const form = { label: 'Subscribe again', path: `${paths.home}#newsletter-heading` };
const newLink = { label: 'Send me a new link', path: paths.unsubscribe };
const notLeft = { ...invalid, heading: 'We couldn’t unsubscribe you', next: newLink };
/** Nobody knows then whether the server has acted: its response may have been lost. */
const failed = 'That didn’t work. It’s safe to try again in a minute.';

export const confirmation: LinkPageWords = {
  head: {
    title: `Confirm your address | ${brand.name}`,
    description: `Confirm your address for the ${brand.name} newsletter.`,
    index: false,
  },
  heading: 'Do you want our newsletter?',
  text: 'Press the button and the next issue is yours: one email a month, each with an unsubscribe link.',
  action: 'Yes, confirm my address',
  busy: 'Confirming…',
  done: {
    heading: 'Your address is confirmed',
    text: 'You’ll get the next issue. Every issue has an unsubscribe link.',
    next: home,
  },
  invalid: { ...invalid, heading: 'Your address isn’t confirmed', next: form },
  expired: {
    heading: 'This link has expired',
    text: `A confirmation link works for ${confirmationDays} days. Enter your address again and we’ll send a new one.`,
    next: form,
  },
  failed,
  withoutScript: `This page needs JavaScript to read the link. Without it, write to ${brand.email} from the address you want to confirm.`,
};

export const leaving: LinkPageWords = {
  head: {
    title: `Unsubscribe from the newsletter | ${brand.name}`,
    description: `Unsubscribe from the ${brand.name} newsletter.`,
    index: false,
  },
  heading: 'Unsubscribe from the newsletter?',
  text: 'Press the button and the address this email came to is off the list, at once.',
  action: 'Yes, unsubscribe me',
  busy: 'Unsubscribing…',
  done: {
    heading: 'You’re unsubscribed',
    text: 'We won’t send the newsletter to that address again. You can subscribe again any time.',
    next: home,
  },
  invalid: notLeft,
  expired: notLeft,
  failed,
  withoutScript: `This page needs JavaScript to read the link. Without it, write to ${brand.email} from your address and we’ll take it off the list.`,
};

export const unsubscribing = {
  head: {
    title: `Unsubscribe | ${brand.name}`,
    description: `Get a link to unsubscribe from the ${brand.name} newsletter.`,
    index: false,
  } satisfies PageHead,
  heading: 'Unsubscribe from the newsletter',
  text: 'Enter your address. If you’re on our list, we’ll email you a link, so nobody else can unsubscribe you.',
  label: 'Email',
  submit: 'Send me the link',
  busy: 'Sending…',
  done: 'Check your inbox. If the address is on our list, the link is on its way.',
  failed: 'That didn’t work. Your address is still here. Try again in a minute.',
  problems: {
    email: {
      required: 'Enter your email',
      too_long: `Email must be ${limits.email.max} characters or fewer`,
      otherwise: 'Enter an email address in the form name@example.com',
    },
  } satisfies Words<'email'>,
} as const;
