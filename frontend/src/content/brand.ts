/**
 * The company's identity and its outside links. To rebrand, change this file, the consent text in
 * `contract/consent.ts`, whose versions record what visitors agreed to, and the country of telephone numbers in
 * `contract/contact/phone.ts`.  The values shown are safe for a demonstration: `.example` hosts (RFC 2606) and a
 * 555-01xx number.
 */
export const name = 'Quietgrid';
export const legalName = 'Quietgrid Systems Inc.';
export const tagline = 'Connected things that keep quiet.';
export const description =
  'Quietgrid designs smart-home devices and builds the IoT systems behind them, from sensor to cloud.';
/** The site's own origin, without a trailing slash. Canonical links and the sitemap start with it. */
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

/** The sister brand, also the name and wake word of its voice assistant. */
export const ember = {
  name: 'Ember',
  assistant: 'Ember',
  wakePhrase: 'Hey Ember',
  href: 'https://www.ember.example',
} as const;
/** Sister sites by region. The edge redirect has its own copy per environment in `infra/stages.ts`. */
export const sisters = {
  africa: { name: 'Quietgrid Africa', href: 'https://africa.quietgrid.example' },
  egypt: { name: 'Quietgrid Egypt', href: 'https://egypt.quietgrid.example' },
} as const;

/** The length of a booked call. */
export const callMinutes = 30;

/** A page elsewhere. */
export interface OutsideLink {
  readonly name: string;
  readonly href: string;
}

/*
 * The owner's accounts. Until they are set, the footer leaves them out, so that no link leads to a name that does not
 * exist. `tests/e2e/linked-brand.ts` shows examples.
 */

/**
 * A booking link for half an hour, opened in a popup after a click. Until it is set, "Book A Call" leads to the
 * contact form, which asks when to call.
 */
export const scheduling: OutsideLink | undefined = undefined;
/**
 * A professional network's feed, framed in the footer after a click. LinkedIn itself only frames single posts;
 * company feeds come from a widget service.
 */
export const feed: (OutsideLink & { readonly frameHref: string }) | undefined = undefined;
export const socials: readonly OutsideLink[] = [];
export const appStores: readonly OutsideLink[] = [];
