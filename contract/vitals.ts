import * as z from 'zod/mini';

/**
 * The pages that visitors see, by their names in `frontend/src/routes.tsx`. A page of many URLs
 * has one name here, so that no address a visitor typed or followed is ever part of a report.
 */
export const measuredPages = [
  'About',
  'Aiot',
  'ConsultingServices',
  'Contact',
  'EdgeGateway',
  'ExistingSolutions',
  'Expertise',
  'GeneralFeatures',
  'Home',
  'ImageViewer',
  'IotDataAndAnalytics',
  'IotDevelopmentServices',
  'IotMachineLearningServices',
  'IotManagedServices',
  'IotProductDevelopmentStep',
  'IotServices',
  'IotUseCases',
  'Nfc',
  'NotFound',
  'OperatingSystemDevelopment',
  'Partners',
  'PetsIot',
  'PrivacyPolicy',
  'Product',
  'ProductNotFound',
  'Products',
  'Services',
  'Smart',
  'TechnologiesTools',
] as const;

/** How a visitor came to a page, in the words of web-vitals. */
const navigations = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
  'soft-navigation',
] as const;

/** Of one report: far more pages than a visitor opens before looking away from the tab. */
const mostViews = 20;

/** Ten minutes: whatever takes longer was a sleeping machine. */
const milliseconds = bounded(600_000);

/** One visit of one page. A measurement is left out where the browser or the visit has none. */
const PageView = z
  .strictObject({
    page: z.enum(measuredPages),
    navigation: z.enum(navigations),
    /** Without a unit: the share of the screen that moved, times how far. */
    CLS: z.optional(bounded(100)),
    FCP: z.optional(milliseconds),
    INP: z.optional(milliseconds),
    LCP: z.optional(milliseconds),
    TTFB: z.optional(milliseconds),
  })
  .check(
    z.refine(
      ({ page: _page, navigation: _navigation, ...measured }) => Object.keys(measured).length > 0,
    ),
  );
export type PageView = z.infer<typeof PageView>;

/** How fast pages were for one visitor, sent as the tab is hidden. It says nothing of who that is. */
export const VitalsReport = z.strictObject({
  views: z
    .array(PageView, { error: 'must be a list' })
    .check(
      z.minLength(1, { error: 'must not be empty' }),
      z.maxLength(mostViews, { error: `must be ${mostViews} at most` }),
    ),
});
export type VitalsReport = z.infer<typeof VitalsReport>;

function bounded(most: number) {
  return z.number().check(z.gte(0), z.lte(most));
}
