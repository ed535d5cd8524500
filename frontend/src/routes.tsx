import { loadDetails } from './content/product-details.ts';
import { productSlugs, type ProductSlug } from '#contract/products.ts';
import { paths } from './paths.ts';
import { page, type Page } from './routing/page.tsx';

export interface SiteRoute {
  /** A URL's path, or the start of all that it answers, with a star: `/image/*`. */
  readonly path: string;
  readonly page: Page;
  /** Staff pages have their own plain frame and are kept out of search engines. */
  readonly audience: 'visitors' | 'staff';
  /** What the build writes of it. */
  readonly prerendered: readonly PrerenderedUrl[];
}

interface PrerenderedUrl {
  /** Where it stands for many, its last segment is a word with a colon, which the file's name leaves out. */
  readonly url: string;
  /** The start of the unknown paths that this page answers, with the status 404. */
  readonly errorBelow?: string;
  /** False keeps it out of the sitemap. */
  readonly listed?: boolean;
}

/** Answers whatever no other route matches. */
const notFound = visitors(
  '*',
  page('NotFound', 'system/not-found', () => import('./system/not-found/page.tsx')),
  [{ url: '/404', errorBelow: '/' }],
);

/** Every URL of the site. */
export const routes: readonly SiteRoute[] = [
  visitors(
    paths.home(),
    page('Home', 'home', () => import('./home/page.tsx'), [], ['home/Still.tsx']),
  ),
  visitors(
    paths.contact(),
    page('Contact', 'contact', () => import('./contact/page.tsx')),
  ),
  visitors(
    paths.privacyPolicy(),
    page(
      'PrivacyPolicy',
      'company/privacy-policy',
      () => import('./company/privacy-policy/page.tsx'),
    ),
  ),
  visitors(
    paths.services(),
    page('Services', 'services/overview', () => import('./services/overview/page.tsx')),
  ),
  visitors(
    paths.iotServices(),
    page('IotServices', 'services/iot-services', () => import('./services/iot-services/page.tsx')),
  ),
  visitors(
    paths.consultingServices(),
    page(
      'ConsultingServices',
      'services/consulting-services',
      () => import('./services/consulting-services/page.tsx'),
    ),
  ),
  visitors(
    paths.iotManagedServices(),
    page(
      'IotManagedServices',
      'services/iot-managed-services',
      () => import('./services/iot-managed-services/page.tsx'),
    ),
  ),
  visitors(
    paths.iotDataAndAnalytics(),
    page(
      'IotDataAndAnalytics',
      'services/iot-data-and-analytics',
      () => import('./services/iot-data-and-analytics/page.tsx'),
    ),
  ),
  visitors(
    paths.aiot(),
    page('Aiot', 'services/aiot', () => import('./services/aiot/page.tsx')),
  ),
  visitors(
    paths.iotUseCases(),
    page(
      'IotUseCases',
      'services/iot-use-cases',
      () => import('./services/iot-use-cases/page.tsx'),
    ),
  ),
  visitors(
    paths.iotMachineLearningServices(),
    page(
      'IotMachineLearningServices',
      'services/iot-machine-learning-services',
      () => import('./services/iot-machine-learning-services/page.tsx'),
    ),
  ),
  visitors(
    paths.edgeGateway(),
    page(
      'EdgeGateway',
      'solutions/edge-gateway',
      () => import('./solutions/edge-gateway/page.tsx'),
    ),
  ),
  visitors(
    paths.expertise(),
    page('Expertise', 'company/expertise', () => import('./company/expertise/page.tsx')),
  ),
  visitors(
    paths.technologiesTools(),
    page(
      'TechnologiesTools',
      'company/technologies-tools',
      () => import('./company/technologies-tools/page.tsx'),
    ),
  ),
  visitors(
    paths.generalFeatures(),
    page(
      'GeneralFeatures',
      'solutions/general-features',
      () => import('./solutions/general-features/page.tsx'),
    ),
  ),
  visitors(
    paths.existingSolutions(),
    page(
      'ExistingSolutions',
      'solutions/existing-solutions',
      () => import('./solutions/existing-solutions/page.tsx'),
    ),
  ),
  visitors(
    paths.iotDevelopmentServices(),
    page(
      'IotDevelopmentServices',
      'solutions/iot-development-services',
      () => import('./solutions/iot-development-services/page.tsx'),
    ),
  ),
  visitors(
    paths.iotProductDevelopmentStep(),
    page(
      'IotProductDevelopmentStep',
      'solutions/iot-product-development-step',
      () => import('./solutions/iot-product-development-step/page.tsx'),
    ),
  ),
  visitors(
    paths.operatingSystemDevelopment(),
    page(
      'OperatingSystemDevelopment',
      'solutions/operating-system-development',
      () => import('./solutions/operating-system-development/page.tsx'),
    ),
  ),
  visitors(
    paths.petsIot(),
    page('PetsIot', 'solutions/pets-iot', () => import('./solutions/pets-iot/page.tsx')),
  ),
  visitors(
    paths.nfc(),
    page('Nfc', 'solutions/nfc', () => import('./solutions/nfc/page.tsx')),
  ),
  visitors(
    paths.products(),
    page('Products', 'catalogue/products', () => import('./catalogue/products/page.tsx')),
  ),
  ...productSlugs.map((slug, index) => visitors(paths.product(index + 1), product(slug))),
  visitors(
    '/product/*',
    page(
      'ProductNotFound',
      'catalogue/product-not-found',
      () => import('./catalogue/product-not-found/page.tsx'),
    ),
    [{ url: '/product/unknown', errorBelow: '/product/' }],
  ),
  visitors(
    paths.about(),
    page('About', 'company/about', () => import('./company/about/page.tsx')),
  ),
  visitors(
    paths.partners(),
    page('Partners', 'company/partners', () => import('./company/partners/page.tsx')),
  ),
  visitors(
    paths.smart(),
    page('Smart', 'solutions/smart', () => import('./solutions/smart/page.tsx')),
  ),
  visitors(
    '/image/*',
    page('ImageViewer', 'system/image-viewer', () => import('./system/image-viewer/page.tsx')),
    [
      { url: paths.image('logo'), listed: false },
      { url: paths.image('og'), listed: false },
      { url: paths.image(':name'), errorBelow: '/image/' },
    ],
  ),
  staff(
    paths.adminSignin(),
    page('AdminSignin', 'staff/signin', () => import('./staff/signin/page.tsx')),
  ),
  staff(
    paths.adminDashboard(),
    page('AdminDashboard', 'staff/dashboard', () => import('./staff/dashboard/page.tsx')),
  ),
  notFound,
];

function visitors(
  path: string,
  routePage: Page,
  prerendered: readonly PrerenderedUrl[] = [{ url: path }],
): SiteRoute {
  return { path, page: routePage, audience: 'visitors', prerendered };
}

/** The page of one product, with what only it says of the product in a file beside it. */
function product(slug: ProductSlug): Page {
  return page(
    'Product',
    'catalogue/product',
    async () => {
      const [{ Product }, details] = await Promise.all([
        import('./catalogue/product/page.tsx'),
        loadDetails(slug),
      ]);
      return { Product: () => <Product {...details} /> };
    },
    [`content/products/${slug}.ts`],
  );
}

function staff(path: string, routePage: Page): SiteRoute {
  return {
    path,
    page: routePage,
    audience: 'staff',
    prerendered: [{ url: path, listed: false }],
  };
}

/** The route that answers a URL's path. */
export function routeOf(pathname: string): SiteRoute {
  const wanted = pathname.replace(/(?<=.)\/$/, '');
  const answers = ({ path }: SiteRoute) =>
    path.endsWith('*') ? wanted.startsWith(path.slice(0, -1)) : path === wanted;
  return routes.find(answers) ?? notFound;
}
