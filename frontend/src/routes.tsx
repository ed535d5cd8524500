import { loadDetails } from './content/productDetails.ts';
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
  page('NotFound', () => import('./pages/NotFound.tsx')),
  [{ url: '/404', errorBelow: '/' }],
);

/** Every URL of the site. */
export const routes: readonly SiteRoute[] = [
  visitors(
    paths.home(),
    page('Home', () => import('./pages/Home.tsx'), [], ['pages/HomeStill.tsx']),
  ),
  visitors(
    paths.contact(),
    page('Contact', () => import('./pages/Contact.tsx')),
  ),
  visitors(
    paths.privacyPolicy(),
    page('PrivacyPolicy', () => import('./pages/PrivacyPolicy.tsx')),
  ),
  visitors(
    paths.services(),
    page('Services', () => import('./pages/Services.tsx')),
  ),
  visitors(
    paths.iotServices(),
    page('IotServices', () => import('./pages/IotServices.tsx')),
  ),
  visitors(
    paths.consultingServices(),
    page('ConsultingServices', () => import('./pages/ConsultingServices.tsx')),
  ),
  visitors(
    paths.iotManagedServices(),
    page('IotManagedServices', () => import('./pages/IotManagedServices.tsx')),
  ),
  visitors(
    paths.iotDataAndAnalytics(),
    page('IotDataAndAnalytics', () => import('./pages/IotDataAndAnalytics.tsx')),
  ),
  visitors(
    paths.aiot(),
    page('Aiot', () => import('./pages/Aiot.tsx')),
  ),
  visitors(
    paths.iotUseCases(),
    page('IotUseCases', () => import('./pages/IotUseCases.tsx')),
  ),
  visitors(
    paths.iotMachineLearningServices(),
    page('IotMachineLearningServices', () => import('./pages/IotMachineLearningServices.tsx')),
  ),
  visitors(
    paths.edgeGateway(),
    page('EdgeGateway', () => import('./pages/EdgeGateway.tsx')),
  ),
  visitors(
    paths.expertise(),
    page('Expertise', () => import('./pages/Expertise.tsx')),
  ),
  visitors(
    paths.technologiesTools(),
    page('TechnologiesTools', () => import('./pages/TechnologiesTools.tsx')),
  ),
  visitors(
    paths.generalFeatures(),
    page('GeneralFeatures', () => import('./pages/GeneralFeatures.tsx')),
  ),
  visitors(
    paths.existingSolutions(),
    page('ExistingSolutions', () => import('./pages/ExistingSolutions.tsx')),
  ),
  visitors(
    paths.iotDevelopmentServices(),
    page('IotDevelopmentServices', () => import('./pages/IotDevelopmentServices.tsx')),
  ),
  visitors(
    paths.iotProductDevelopmentStep(),
    page('IotProductDevelopmentStep', () => import('./pages/IotProductDevelopmentStep.tsx')),
  ),
  visitors(
    paths.operatingSystemDevelopment(),
    page('OperatingSystemDevelopment', () => import('./pages/OperatingSystemDevelopment.tsx')),
  ),
  visitors(
    paths.petsIot(),
    page('PetsIot', () => import('./pages/PetsIot.tsx')),
  ),
  visitors(
    paths.nfc(),
    page('Nfc', () => import('./pages/Nfc.tsx')),
  ),
  visitors(
    paths.products(),
    page('Products', () => import('./pages/Products.tsx')),
  ),
  ...productSlugs.map((slug, index) => visitors(paths.product(index + 1), product(slug))),
  visitors(
    '/product/*',
    page('ProductNotFound', () => import('./pages/ProductNotFound.tsx')),
    [{ url: '/product/unknown', errorBelow: '/product/' }],
  ),
  visitors(
    paths.about(),
    page('About', () => import('./pages/About.tsx')),
  ),
  visitors(
    paths.partners(),
    page('Partners', () => import('./pages/Partners.tsx')),
  ),
  visitors(
    paths.smart(),
    page('Smart', () => import('./pages/Smart.tsx')),
  ),
  visitors(
    '/image/*',
    page('ImageViewer', () => import('./pages/ImageViewer.tsx')),
    [
      { url: paths.image('logo'), listed: false },
      { url: paths.image('og'), listed: false },
      { url: paths.image(':name'), errorBelow: '/image/' },
    ],
  ),
  staff(
    paths.adminSignin(),
    page('AdminSignin', () => import('./pages/AdminSignin.tsx')),
  ),
  staff(
    paths.adminDashboard(),
    page('AdminDashboard', () => import('./pages/AdminDashboard.tsx')),
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
    async () => {
      const [{ Product }, details] = await Promise.all([
        import('./pages/Product.tsx'),
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
