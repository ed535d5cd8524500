import * as z from 'zod/mini';

/** A page's name in the site's own table, never a URL. Only its form is checked: it is logged and names no metric. */
const pageName = /^[A-Za-z]{1,40}$/;

/** How a visitor reached a page, in web-vitals' terms. */
const navigations = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
] as const;

/** Maximum views per report, far above what a visit produces. */
const maxViews = 20;

/** Maximum ten minutes: anything longer was a sleeping machine. */
const milliseconds = bounded(600_000);

/** One page view. Measurements are left out if the browser or the visit has none. */
const PageView = z
  .strictObject({
    page: z.string().check(z.regex(pageName)),
    navigation: z.enum(navigations),
    /** Unitless: the share of the screen that moved, times the distance. */
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

/** One visitor's page speeds, sent when the tab is hidden. It does not identify anybody. */
export const VitalsReport = z.strictObject({
  views: z
    .array(PageView, { error: 'must be a list' })
    .check(
      z.minLength(1, { error: 'must not be empty' }),
      z.maxLength(maxViews, { error: `must have at most ${maxViews} entries` }),
    ),
});
export type VitalsReport = z.infer<typeof VitalsReport>;

function bounded(max: number) {
  return z.number().check(z.gte(0), z.lte(max));
}
