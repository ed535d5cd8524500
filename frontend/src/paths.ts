import type { ProductSlug } from '#contract/products.ts';

/** Every link of the site is built here; a snapshot test pins them. */
export const paths = {
  home: () => '/',
  product: (id: number) => `/product/${id}`,
  products: () => '/products',
  /** The products of one category or all, in an order or the catalogue's own, some chosen for a comparison. */
  productsIn: (category?: string, sort?: string, chosen: readonly number[] = []) => {
    const parts = [
      category && `category=${category}`,
      sort && `sort=${sort}`,
      chosen.length > 0 && `chosen=${chosen.join(',')}`,
    ].filter(Boolean);
    return parts.length > 0 ? `/products?${parts.join('&')}` : '/products';
  },
  compare: (ids: readonly number[]) => `/products?compare=${ids.join(',')}`,
  expertise: () => '/expertise',
  contact: () => '/contact',
  contactAbout: (slug: ProductSlug) => `/contact?about=${slug}`,
  generalFeatures: () => '/general-features',
  iotUseCases: () => '/iot-use-cases',
  technologiesTools: () => '/technologies-tools',
  existingSolutions: () => '/existing-solutions',
  iotDevelopmentServices: () => '/iot-development-services',
  iotServices: () => '/iot-services',
  iotProductDevelopmentStep: () => '/iot-product-development-step',
  operatingSystemDevelopment: () => '/operating-system-development',
  services: () => '/services',
  smart: () => '/smart',
  edgeGateway: () => '/edge-gateway',
  partners: () => '/partners',
  petsIot: () => '/pets-iot',
  about: () => '/about',
  privacyPolicy: () => '/privacy-policy',
  /** The home page, for a visitor of any region: the edge keeps that in a cookie. */
  stay: () => '/?region=stay',
  consultingServices: () => '/consulting-services',
  nfc: () => '/nfc',
  aiot: () => '/aiot',
  iotDataAndAnalytics: () => '/iot-data-and-analytics',
  iotMachineLearningServices: () => '/iot-machine-learning-services',
  iotManagedServices: () => '/iot-managed-services',
  image: (imageName: string) => `/image/${imageName}`,
  adminSignin: (tab?: StaffTab) => `/admin/signin${tabQuery(tab)}`,
  adminDashboard: (tab?: StaffTab) => `/admin/dashboard${tabQuery(tab)}`,
} as const;

/** A list of the dashboard other than its first. */
export type StaffTab = 'newsletter';

function tabQuery(tab: StaffTab | undefined): string {
  return tab === undefined ? '' : `?tab=${tab}`;
}

/** The tab that a query asks for; an address names nothing else that a sign-in leads to. */
export function tabIn(search: string): StaffTab | undefined {
  return search === tabQuery('newsletter') ? 'newsletter' : undefined;
}
