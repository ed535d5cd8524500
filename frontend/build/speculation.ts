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
 * The links whose pages a browser prepares in advance (HTML standard, 7.6.1): those under the pointer or being
 * pressed; on a phone, those in view that are likely to be pressed (blink-dev, June 2025: 'mobile "moderate"
 * eagerness improvements'). None if the visitor saves data. `site.ts` starts nothing on a prerendered page.
 */
const rules = {
  prerender: [{ where: { and: [{ href_matches: '/*' }, never] }, eagerness: 'moderate' }],
};

const text = JSON.stringify(rules);
const hash = createHash('sha256').update(text).digest('base64url').slice(0, 6);

/** The rules as an asset. They have an ending of their own because their media type differs from JSON's. */
export const speculation = { file: `links-${hash}.speculationrules`, text };
