import type { Graph, Thing } from 'schema-dts';
import { developmentServicesPage } from '../solutions/iot-development-services/content.ts';
import { articles } from '../content/articles.ts';
import { film } from '../content/film.ts';
import { filmDetails } from '../content/film-details.ts';
import { operatingSystemsPage } from '../solutions/operating-system-development/content.ts';
import { products } from '../content/products.ts';
import { services } from '../content/services.ts';
import { isLabelled, pageAt, pages, trailTo, type Trail } from '../pages.ts';
import * as paths from '../paths.ts';
import { blogPosting } from './article.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { organization, website } from './organization.ts';
import { productThing } from './product.ts';
import { questions } from './questions.ts';
import { service } from './service.ts';
import { video } from './video.ts';

/** What search engines read about a page besides its text, as schema.org JSON-LD. Only the build writes it. */
export async function structuredData(path: string): Promise<Graph> {
  const trail = trailOf(path);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      website,
      ...(trail ? [breadcrumbs(trail)] : []),
      ...((await things[path]?.()) ?? []),
    ],
  };
}

/** The breadcrumbs of a page below the home page. A page that is only found by chance has none. */
function trailOf(path: string): Trail | undefined {
  const name = pageAt(path);
  if (name === 'product') {
    const product = products.find(({ id }) => paths.product(id) === path);
    return product && [...trailTo('products'), { label: product.name, path }];
  }
  return name !== 'home' && isLabelled(name) ? trailTo(name) : undefined;
}

/** The subject of a page, by its path. Add a page's own here. */
const things: Readonly<Record<string, () => Thing[] | Promise<Thing[]>>> = {
  [pages.technologiesTools.path]: () => [questions()],
  [pages.iotDevelopmentServices.path]: () => [
    developed(developmentServicesPage, pages.iotDevelopmentServices.path),
  ],
  [pages.operatingSystemDevelopment.path]: () => [
    developed(operatingSystemsPage, pages.operatingSystemDevelopment.path),
  ],
  ...Object.fromEntries(
    services.map(({ title, des, link }) => [
      link,
      () => [service({ name: title, description: des, path: link })],
    ]),
  ),
  ...Object.fromEntries(
    products.map((product) => [
      paths.product(product.id),
      async () => [await productThing(product)],
    ]),
  ),
  ...Object.fromEntries(
    articles.map((article) => [pages[article.page].path, () => [blogPosting(article)]]),
  ),
  // The film opens from any page; this page is about it.
  [pages.smart.path]: () => (film ? [video(film, filmDetails)] : []),
};

function developed(
  { heading, description }: { readonly heading: string; readonly description: string },
  path: string,
): Thing {
  return service({ name: heading, description, path });
}
