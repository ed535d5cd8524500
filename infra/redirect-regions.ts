import { getCountryDataList } from 'countries-list';
import type { EdgeSite } from './edge/site.ts';
import type { RedirectRule } from './stages.ts';

function countriesOf(rule: RedirectRule): string[] {
  if ('country' in rule) return [rule.country];
  return getCountryDataList()
    .filter(({ continent }) => continent === rule.continent)
    .map(({ iso2 }) => iso2);
}

/** The rules as the edge reads them: CloudFront knows a visitor's country, not the continent. */
export function redirectRegions(rules: readonly RedirectRule[]): EdgeSite['regions'] {
  return rules.map((rule) => ({
    countries: countriesOf(rule),
    location: rule.location,
    samePaths: rule.samePaths,
  }));
}
