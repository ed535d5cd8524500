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
  return rules.map((rule) => ({ countries: countriesOf(rule), location: rule.location }));
}

/** Those rules of which every country is already taken by an earlier rule. */
export function shadowedRules(rules: readonly RedirectRule[]): RedirectRule[] {
  return rules.filter((rule, index) => {
    const taken = new Set(rules.slice(0, index).flatMap(countriesOf));
    return countriesOf(rule).every((country) => taken.has(country));
  });
}
