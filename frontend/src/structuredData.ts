import { brand } from './content/brand.ts';
import { developmentServicesPage } from './content/development-services.ts';
import { developmentStepsPage } from './content/development-steps.ts';
import { productSlugs } from './content/productSlugs.ts';
import { productsPage } from './content/productsPage.ts';
import { services } from './content/services.ts';
import { paths } from './paths.ts';
import { breadcrumbs } from './structured/breadcrumbs.ts';
import { productThings } from './structured/product.ts';
import { questions } from './structured/questions.ts';
import { serviceThings } from './structured/service.ts';

/**
 * What search engines read of a page beyond its text, as schema.org JSON-LD. It is written only by the
 * build: nobody reads it after a navigation, so no browser downloads it twice.
 */
export async function structuredData(path: string): Promise<object> {
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, website, ...((await things[path]?.()) ?? [])],
  };
}

/** What a page is about, by its path. Add a page's own here. */
const things: Readonly<Record<string, () => object[] | Promise<object[]>>> = {
  [paths.products()]: () => [breadcrumbs([[productsPage.heading, paths.products()]])],
  [paths.technologiesTools()]: () => [questions()],
  [paths.iotProductDevelopmentStep()]: () => [
    breadcrumbs([
      [developmentServicesPage.heading, paths.iotDevelopmentServices()],
      [developmentStepsPage.heading, paths.iotProductDevelopmentStep()],
    ]),
  ],
  ...Object.fromEntries(services.map((service) => [service.link, () => serviceThings(service)])),
  ...Object.fromEntries(
    productSlugs.map((slug, index) => [paths.product(index + 1), () => productThings(slug)]),
  ),
};

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
