import { tidy } from './canonical.ts';
import type { Request } from './event.ts';
import { queryHas, queryWithout } from './query.ts';
import type { EdgeSite } from './site.ts';

/** Staff, and pages that the law wants everybody to reach, are never sent away; nor is a file. */
const exempt = /^\/(?:admin|privacy-policy|unsubscribe|newsletter)(?:\/|$)|\.[^/]*$/;

/** True where the visitor asks, by `?region=stay`, not to be sent to a sister site. */
export function asksToStay(request: Request): boolean {
  return queryHas(request, 'region', 'stay');
}

/**
 * Where this visitor belongs on a sister site, or undefined: also where the country is absent or
 * unknown, where they chose to stay, and on exempt paths.
 * @param url the known URL that was asked for; no other is repeated to another site.
 */
export function sisterSite(
  site: EdgeSite,
  request: Request,
  url: string | undefined,
): string | undefined {
  const country = request.headers['cloudfront-viewer-country'];
  const choice = request.cookies['region'];
  if (!country || asksToStay(request) || (choice && choice.value === 'stay')) return undefined;
  const region = site.regions.find((each) => each.countries.indexOf(country.value) >= 0);
  // Asked last: a regular expression costs more than all of the above.
  if (!region || exempt.test(tidy(request.uri).toLowerCase())) return undefined;
  if (!region.samePaths || url === undefined) return region.location;
  return region.location.replace(/\/$/, '') + url + queryWithout(request);
}
