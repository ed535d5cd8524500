/**
 * Who the company is and where its outside links lead. An owner who rebrands changes this file and the
 * consent text in `contract/consent.ts`, whose words are versioned with what visitors agreed to, and the country of
 * telephone numbers in `contract/contact/phone.ts`.
 *
 * The values shown are safe to ship as a demonstration: `.example` hosts (RFC 2606) and a 555-01xx number.
 */
export const name = 'Quietgrid';
export const legalName = 'Quietgrid Systems Inc.';
export const tagline = 'Connected things that keep quiet.';
export const description =
  'Quietgrid designs smart-home devices and builds the IoT systems behind them, from sensor to cloud.';
/** The site's own origin, without a slash at the end: canonical links and the sitemap start with it. */
export const origin = 'https://www.quietgrid.example';
export const locale = 'en-CA';
export const currency = 'CAD';
export const foundedIn = 2014;

export const email = 'hello@quietgrid.example';
export const privacyEmail = 'privacy@quietgrid.example';
export const phone = {
  shown: '+1 (905) 555-0142',
  href: 'tel:+19055550142',
} as const;
export const address = {
  street: '210 Lakeline Road, Suite 4',
  city: 'Pickering',
  region: 'Ontario',
  regionCode: 'ON',
  postalCode: 'L1V 0X0',
  country: 'Canada',
  countryCode: 'CA',
} as const;
export const hours = 'Monday to Friday, 9:00 to 17:00 Eastern Time';
/** Promised on the contact page. */
export const replyWithin = 'one working day';

/** The sister brand, which is also the name of its voice assistant and the word that wakes it. */
export const ember = {
  name: 'Ember',
  assistant: 'Ember',
  wakePhrase: 'Hey Ember',
  href: 'https://www.ember.example',
} as const;
/** Sister sites by region. The edge redirect has its own copy for each environment in `infra/stages.ts`. */
export const sisters = {
  africa: { name: 'Quietgrid Africa', href: 'https://africa.quietgrid.example' },
  egypt: { name: 'Quietgrid Egypt', href: 'https://egypt.quietgrid.example' },
} as const;

/** How long a call takes that somebody books. */
export const callMinutes = 30;

/** A page elsewhere. */
export interface OutsideLink {
  readonly name: string;
  readonly href: string;
}

/*
 * An owner's accounts. Until they are set, the footer has no place for them, and no link leads to a name that does not exist.
 * `tests/e2e/linked-brand.ts` shows what each looks like.
 */

/**
 * A fixed half-hour booking link, opened in a popup after a click. Until it is set, "Book A Call" leads to the contact
 * form, which asks when to call.
 */
export const scheduling: OutsideLink | undefined = undefined;
/**
 * A professional-network feed, framed in the footer after a click. LinkedIn itself frames single posts only:
 * a feed of a company comes from a service that makes widgets.
 */
export const feed: (OutsideLink & { readonly frameHref: string }) | undefined = undefined;
export const socials: readonly OutsideLink[] = [];
export const appStores: readonly OutsideLink[] = [];
