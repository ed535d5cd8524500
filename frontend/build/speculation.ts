import { createHash } from 'node:crypto';
import { apiBase } from '#contract/endpoints.ts';

/** Pages that a browser must not fetch before a visitor asks for them. */
const never = {
  not: {
    href_matches: [
      '/admin/*',
      `${apiBase}/*`,
      // Files. No page has a dot in its path.
      '/*.*',
      '/unsubscribe',
      '/newsletter/*',
      // The request sets a cookie or redirects to a sister site.
      '/*\\?*region=*',
    ],
  },
};

/**
 * The links whose pages a browser prepares in advance (HTML standard, 7.6.1). None if the visitor saves data.
 *
 * - `prefetch` brings the HTML of links that the pointer reaches; on a phone, of those in view (blink-dev, August and
 *   October 2025: 'desktop "eager"' and 'mobile "eager" eagerness improvements'). Not of the menu and the footer, which
 *   are in view on every page.
 * - `prerender` opens those under the pointer or being pressed; on a phone, those in view that are likely to be pressed
 *   (June 2025: 'mobile "moderate" eagerness improvements'). `site.ts` starts nothing on a prerendered page.
 */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { selector_matches: 'main a' }, never] },
      eagerness: 'eager',
    },
  ],
  prerender: [{ where: { and: [{ href_matches: '/*' }, never] }, eagerness: 'moderate' }],
};

const text = JSON.stringify(rules);
const hash = createHash('sha256').update(text).digest('base64url').slice(0, 6);

/** The rules as an asset. They have an ending of their own because their media type differs from JSON's. */
export const speculation = { file: `links-${hash}.speculationrules`, text };
