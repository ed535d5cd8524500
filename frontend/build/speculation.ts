import { createHash } from 'node:crypto';
import { apiBase } from '#contract/endpoints.ts';
import { liveFlag } from '../src/page-signals.ts';

/**
 * Which of a page's links a browser may prefetch (HTML standard, 7.6.1). It does so only until the page's scripts run:
 * from then on a link loads a script instead of a document, and a prefetched document would be wasted. It prefetches
 * and does not prerender: a page that nobody opened must not report its vitals, move its carousel or load its pictures.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin/*', `${apiBase}/*`, '/assets/*', '/unsubscribe'] } },
          // The request sets a cookie, or redirects to a sister site.
          { not: { href_matches: '/*\\?*region=*' } },
          { selector_matches: `html:not([${liveFlag}]) *` },
        ],
      },
      // A link that the pointer rests on or presses: a later moment saves no time, an earlier one is a guess.
      eagerness: 'moderate',
    },
  ],
};

const text = JSON.stringify(rules);
const hash = createHash('sha256').update(text).digest('base64url').slice(0, 6);

/** The rules as an asset; an ending of their own, because their media type is not JSON's. */
export const speculation = { file: `links-${hash}.speculationrules`, text };
