import { productSlugs, type ProductSlug } from '#contract/products.ts';
import * as brand from './content/brand.ts';
import * as paths from './paths.ts';

interface Row {
  /** Its URL. A last segment `:id` stands for several. */
  readonly path: string;
  /** The ids that the build knows. */
  readonly ids?: readonly string[];
  /** The folder of its `page.tsx`, below `src/`. The area comes first. */
  readonly folder: string;
  /** Its name in menus and breadcrumbs. */
  readonly label?: string;
  /** The page above it in breadcrumbs, or a menu without a page of its own, marked while this page is shown. */
  readonly parent?: string;
  /** Hides it from search engines: visitors come by a link that they got. */
  readonly unlisted?: true;
  /** Functions fill it for several URLs, so it has none itself: `contract/archive.ts`. */
  readonly isTemplate?: true;
  /** Serves unknown URLs with this prefix, with status 404. The first matching row wins. */
  readonly errorPrefix?: string;
}

/**
 * Every page of the public site. Routes, breadcrumbs, menu marks, sitemap, prerendered files and the edge's table of
 * paths derive from these rows.
 */
export const pages = {
  home: { path: paths.home, folder: 'home', label: 'Home' },
  contact: { path: paths.contact, folder: 'contact', label: 'Contact & Consultation' },

  services: { path: '/services', folder: 'services/overview', label: 'Services' },
  iotServices: {
    path: '/iot-services',
    folder: 'services/iot-services',
    label: 'IoT App Development',
    parent: 'services',
  },
  consultingServices: {
    path: '/consulting-services',
    folder: 'services/consulting-services',
    label: 'Consulting Services',
    parent: 'services',
  },
  iotManagedServices: {
    path: '/iot-managed-services',
    folder: 'services/iot-managed-services',
    label: 'Managed Services',
    parent: 'services',
  },
  iotDataAndAnalytics: {
    path: '/iot-data-and-analytics',
    folder: 'services/iot-data-and-analytics',
    label: 'Data and Analytics',
    parent: 'services',
  },
  aiot: { path: '/aiot', folder: 'services/aiot', label: 'AIoT', parent: 'services' },
  iotUseCases: {
    path: '/iot-use-cases',
    folder: 'services/iot-use-cases',
    label: 'IoT Use Cases',
    parent: 'services',
  },
  iotMachineLearningServices: {
    path: '/iot-machine-learning-services',
    folder: 'services/iot-machine-learning-services',
    label: 'Machine Learning',
    parent: 'services',
  },

  edgeGateway: {
    path: '/edge-gateway',
    folder: 'solutions/edge-gateway',
    label: 'IoT Edge Gateway',
    parent: 'solutions',
  },
  generalFeatures: {
    path: '/general-features',
    folder: 'solutions/general-features',
    label: 'General Features',
    parent: 'solutions',
  },
  existingSolutions: {
    path: '/existing-solutions',
    folder: 'solutions/existing-solutions',
    label: 'Existing Solutions',
    parent: 'solutions',
  },
  iotDevelopmentServices: {
    path: '/iot-development-services',
    folder: 'solutions/iot-development-services',
    label: 'IoT Development Services',
    parent: 'solutions',
  },
  iotProductDevelopmentStep: {
    path: '/iot-product-development-step',
    folder: 'solutions/iot-product-development-step',
    label: 'IoT Product Development Steps',
    parent: 'iotDevelopmentServices',
  },
  operatingSystemDevelopment: {
    path: '/operating-system-development',
    folder: 'solutions/operating-system-development',
    label: 'Operating System Development',
    parent: 'solutions',
  },
  petsIot: {
    path: '/pets-iot',
    folder: 'solutions/pets-iot',
    label: 'Pet IoT',
    parent: 'solutions',
  },
  nfc: { path: '/nfc', folder: 'solutions/nfc', label: 'NFC Solutions', parent: 'solutions' },
  smart: {
    path: '/smart',
    folder: 'solutions/smart',
    label: brand.ember.name,
    parent: 'solutions',
  },

  products: { path: paths.products, folder: 'catalogue/products', label: 'Products' },
  product: {
    path: '/product/:id',
    ids: productSlugs.map((_, index) => `${index + 1}`),
    folder: 'catalogue/product',
    parent: 'products',
  },
  delivery: {
    path: paths.delivery,
    folder: 'catalogue/delivery',
    label: 'Delivery and Returns',
    parent: 'products',
  },

  expertise: { path: '/expertise', folder: 'company/expertise', label: 'Expertise' },
  technologiesTools: {
    path: '/technologies-tools',
    folder: 'company/technologies-tools',
    label: 'Technologies & Tools',
  },
  about: { path: '/about', folder: 'company/about', label: 'About Us' },
  partners: { path: '/partners', folder: 'company/partners', label: 'Partners' },
  privacyPolicy: {
    path: paths.privacyPolicy,
    folder: 'company/privacy-policy',
    label: 'Privacy Policy',
  },
  accessibility: {
    path: '/accessibility',
    folder: 'company/accessibility',
    label: 'Accessibility',
  },
  developers: { path: '/developers', folder: 'company/developers', label: 'Developers' },

  blog: { path: '/blog', folder: 'blog/overview', label: 'Blog' },
  blogFiveHours: {
    path: '/blog/five-hours-without-the-grid',
    folder: 'blog/five-hours-without-the-grid',
    label: 'Five hours without the grid',
    parent: 'blog',
  },
  blogHumidity: {
    path: '/blog/humidity-in-winter',
    folder: 'blog/humidity-in-winter',
    label: 'Humidity in winter',
    parent: 'blog',
  },
  blogSwitches: {
    path: '/blog/240-switches',
    folder: 'blog/240-switches',
    label: '240 switches',
    parent: 'blog',
  },

  newsletter: { path: paths.newsletter, folder: 'company/newsletter/issues', label: 'Newsletter' },
  newsletterIssue: {
    path: '/newsletter/{{slug}}',
    folder: 'company/newsletter/issue',
    parent: 'newsletter',
    isTemplate: true,
  },

  search: { path: paths.search, folder: 'system/search', unlisted: true },
  unsubscribe: {
    path: paths.unsubscribe,
    folder: 'company/newsletter/unsubscribe',
    unlisted: true,
  },
  newsletterConfirm: {
    path: '/newsletter/confirm',
    folder: 'company/newsletter/confirm',
    unlisted: true,
  },
  newsletterLeave: {
    path: '/newsletter/leave',
    folder: 'company/newsletter/leave',
    unlisted: true,
  },

  imageViewer: {
    path: '/image/:name',
    ids: ['logo', 'og'],
    folder: 'system/image-viewer',
    unlisted: true,
    errorPrefix: '/image/',
  },
  productNotFound: {
    path: '/product/unknown',
    folder: 'catalogue/product-not-found',
    parent: 'products',
    errorPrefix: '/product/',
  },
  notFound: { path: '/404', folder: 'system/not-found', errorPrefix: '/' },
} as const satisfies Record<string, Row>;

export type PageName = keyof typeof pages;

const rows: Readonly<Record<PageName, Row>> = pages;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const pageNames = Object.keys(pages) as PageName[];

/** A page that menus and breadcrumbs can name. */
export type LabelledPage = {
  [Name in PageName]: (typeof pages)[Name] extends { readonly label: string } ? Name : never;
}[PageName];

/** A row, with the fields that only some rows have. */
export const rowOf = (name: PageName): Row => rows[name];

/** A page's URLs. They include the pattern for unknown ids of a page with `:id`. */
export function urlsOf(name: PageName): readonly string[] {
  const { path, ids = [], errorPrefix } = rows[name];
  const known = ids.map((id) => path.replace(/:\w+$/, id));
  return known.length === 0 || errorPrefix !== undefined ? [...known, path] : known;
}

/** The page at a URL's path. */
export function pageAt(pathname: string): PageName {
  const wanted = pathname.replace(/(?<=.)\/$/, '');
  const isIt = (name: PageName) => urlsOf(name).includes(wanted);
  const standsIn = (name: PageName) => wanted.startsWith(rows[name].errorPrefix ?? '?');
  return pageNames.find(isIt) ?? pageNames.find(standsIn) ?? 'notFound';
}

/** The product whose page is at a URL's path: `/product/3`. */
export function productAt(pathname: string): ProductSlug | undefined {
  const [, id] = /^\/product\/([1-9]\d*)\/?$/.exec(pathname) ?? [];
  return productSlugs[Number(id) - 1];
}

/** The pages above a page, nearest first, perhaps ending with a menu without a page. */
export function parentsOf(name: PageName): readonly string[] {
  const { parent } = rows[name];
  if (parent === undefined) return [];
  return [parent, ...(isPage(parent) ? parentsOf(parent) : [])];
}

/** Labels and URLs of the pages above a page, without the home page, followed by its own. */
export type Trail = readonly { readonly label: string; readonly path: string }[];

/** A page's breadcrumbs. */
export function trailTo(name: LabelledPage): Trail {
  return [...parentsOf(name).filter(isLabelled).toReversed(), name].map((each) => pages[each]);
}

export function isLabelled(name: string): name is LabelledPage {
  return isPage(name) && rows[name].label !== undefined;
}

function isPage(name: string): name is PageName {
  return name in pages;
}
