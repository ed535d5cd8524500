import { createHash } from 'node:crypto';
import { apiBase } from '#contract/endpoints.ts';

/** Pages that a browser must not fetch before they are asked for. */
const never = {
  not: {
    href_matches: [
      '/admin/*',
      `${apiBase}/*`,
      // Files: no page has a dot in its path.
      '/*.*',
      '/unsubscribe',
      '/newsletter/*',
      // The request sets a cookie, or redirects to a sister site.
      '/*\\?*region=*',
    ],
  },
};

/**
 * Which of a page's links a browser prepares whole before they are followed (HTML standard, 7.6.1): those that the pointer
 * rests on or presses, on a phone those in view that are likely to be pressed (blink-dev, June 2025: 'mobile "moderate"
 * eagerness improvements'), and none where the visitor saves data. `site.ts` starts nothing on a page that nobody has opened.
 */
const rules = {
  prerender: [{ where: { and: [{ href_matches: '/*' }, never] }, eagerness: 'moderate' }],
};

const text = JSON.stringify(rules);
const hash = createHash('sha256').update(text).digest('base64url').slice(0, 6);

/** The rules as an asset; an ending of their own, because their media type is not JSON's. */
export const speculation = { file: `links-${hash}.speculationrules`, text };
