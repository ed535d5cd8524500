import * as z from 'zod/mini';

/**
 * A page's name in the site's own table, never an address that a visitor typed or followed. Only its form is
 * checked: it goes into a log and names no metric.
 */
const pageName = /^[A-Za-z]{1,40}$/;

/** How a visitor came to a page, in the words of web-vitals. */
const navigations = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
] as const;

/** Of one report: far more often than a visitor comes back to a page before looking away from the tab. */
const maxViews = 20;

/** Ten minutes: whatever takes longer was a sleeping machine. */
const milliseconds = bounded(600_000);

/** One visit of one page. A measurement is left out where the browser or the visit has none. */
const PageView = z
  .strictObject({
    page: z.string().check(z.regex(pageName)),
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
      z.maxLength(maxViews, { error: `must be ${maxViews} at most` }),
    ),
});
export type VitalsReport = z.infer<typeof VitalsReport>;

function bounded(max: number) {
  return z.number().check(z.gte(0), z.lte(max));
}
