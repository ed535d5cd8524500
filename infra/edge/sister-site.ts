import { tidy } from './canonical.ts';
import type { Request } from './event.ts';
import { queryHas, queryWithout } from './query.ts';
import type { EdgeSite } from './site.ts';

/** Never redirected: the staff area, files, and the legal and unsubscribe pages, which must work in every country. */
const exempt = /^\/(?:admin|privacy-policy|unsubscribe|newsletter)(?:\/|$)|\.[^/]*$/;

/** Whether the visitor declines the redirect to a sister site by `?region=stay`. */
export function asksToStay(request: Request): boolean {
  return queryHas(request, 'region', 'stay');
}

/**
 * The sister site for this visitor's country. Undefined if the country is unknown, the visitor chose to stay, or the path is
 * exempt.
 * @param url the known URL of the request; no other path is passed on to another site
 */
export function sisterSite(
  site: EdgeSite,
  request: Request,
  url: string | undefined,
): string | undefined {
  const country = request.headers['cloudfront-viewer-country'];
  const choice = request.cookies['region'];
  if (!country || asksToStay(request) || (choice && choice.value === 'stay')) return undefined;
  const sister = site.sisterSites.find((each) => each.countries.indexOf(country.value) >= 0);
  // Last, because a regular expression costs more than everything above.
  if (!sister || exempt.test(tidy(request.uri).toLowerCase())) return undefined;
  if (!sister.samePaths || url === undefined) return sister.location;
  return sister.location.replace(/\/$/, '') + url + queryWithout(request);
}
