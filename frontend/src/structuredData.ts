import { brand } from './content/brand.ts';

/**
 * What search engines read of a page beyond its text, as schema.org JSON-LD. It is written only by the
 * build: nobody reads it after a navigation, so no browser downloads it twice.
 */
export function structuredData(): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, website],
  };
}

const { address } = brand;

const organization = {
  '@type': 'Organization',
  '@id': `${brand.origin}/#organization`,
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
  sameAs: brand.socials.map(({ href }) => href),
};

const website = {
  '@type': 'WebSite',
  '@id': `${brand.origin}/#website`,
  name: brand.name,
  url: `${brand.origin}/`,
  inLanguage: brand.locale,
  publisher: { '@id': organization['@id'] },
};
