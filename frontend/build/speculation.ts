import { createHash } from 'node:crypto';
import { apiBase } from '#contract/endpoints.ts';

/**
 * Which of a page's links a browser may fetch ahead (HTML standard, 7.6.1). Only while the page waits for its
 * scripts, or where they never come: once it lives, a link fetches a script and never a document, and this one
 * would be downloaded in vain. Fetched, not rendered: a page nobody came to must not report its vitals, turn its
 * carousel or fetch its pictures.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin/*', `${apiBase}/*`, '/assets/*', '/unsubscribe'] } },
          // Asking sets a cookie, or leads to a sister site.
          { not: { href_matches: '/*\\?*region=*' } },
          { selector_matches: 'html:not([data-live]) *' },
        ],
      },
      // A link that the pointer rests on or presses: less would be no head start, more a guess.
      eagerness: 'moderate',
    },
  ],
};

const text = JSON.stringify(rules);
const hash = createHash('sha256').update(text).digest('base64url').slice(0, 6);

/** The rules as an asset; an ending of their own, because their media type is not JSON's. */
export const speculation = { file: `links-${hash}.speculationrules`, text };
