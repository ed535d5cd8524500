import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';
import { page, type Page } from './routing/page.tsx';

export interface SiteRoute {
  readonly path: string;
  readonly page: Page;
  /** Staff pages have their own plain frame and are kept out of search engines. */
  readonly audience: 'visitors' | 'staff';
}

/** Answers whatever no other route matches. */
const notFound = visitors(
  '*',
  page('NotFound', () => import('./pages/NotFound.tsx')),
);

/** Every URL of the site. */
export const routes: readonly SiteRoute[] = [
  visitors(
    paths.home(),
    page('Home', () => import('./pages/Home.tsx')),
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

function visitors(path: string, routePage: Page): SiteRoute {
  return { path, page: routePage, audience: 'visitors' };
}

function staff(path: string, routePage: Page): SiteRoute {
  return { path, page: routePage, audience: 'staff' };
}

/** The route that answers a URL's path. */
export function routeOf(pathname: string): SiteRoute {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
}
