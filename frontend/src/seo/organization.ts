import type { Organization, WebSite } from 'schema-dts';
import * as brand from '../content/brand.ts';

export const organizationId = `${brand.origin}/#organization`;

const { address } = brand;

export const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.name,
  legalName: brand.legalName,
  url: `${brand.origin}/`,
  logo: `${brand.origin}/icon-512.png`,
  description: brand.description,
  foundingDate: String(brand.foundedIn),
  email: brand.email,
  telephone: brand.phone.shown,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.regionCode,
    postalCode: address.postalCode,
    addressCountry: address.countryCode,
  },
  ...(brand.socials.length > 0 && { sameAs: brand.socials.map(({ href }) => href) }),
};

export const website: WebSite = {
  '@type': 'WebSite',
  '@id': `${brand.origin}/#website`,
  name: brand.name,
  url: `${brand.origin}/`,
  inLanguage: brand.locale,
  publisher: { '@id': organizationId },
};
