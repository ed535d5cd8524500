import { getCountryDataList } from 'countries-list';
import * as z from 'zod/mini';
import type { EdgeSite } from './edge/site.ts';

const countries = getCountryDataList();
const continentCodes = countries.map(({ continent }) => continent);
const countryCodes = countries.map(({ iso2 }) => iso2);

const siteUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

const target = {
  location: siteUrl,
  /** The other site has our paths, so a deep link leads to the same page there. */
  samePaths: z.optional(z.boolean()),
};

/** Redirects the visitors of a continent or a country to another site. */
export const RedirectRule = z.union([
  z.strictObject({ continent: z.enum(continentCodes), ...target }),
  z.strictObject({ country: z.enum(countryCodes), ...target }),
]);
export type RedirectRule = z.infer<typeof RedirectRule>;

/**
 * In the specification's order. Egypt lies in Africa and therefore never reaches its own rule. Swap the two lines to send
 * Egypt's visitors to Egypt's own site.
 */
export const redirectRules: RedirectRule[] = [
  { continent: 'AF', location: 'https://africa.quietgrid.example/' },
  { country: 'EG', location: 'https://egypt.quietgrid.example/' },
];

/** Expands continents into countries, because CloudFront knows only a visitor's country. */
export function sisterSitesOf(rules: readonly RedirectRule[]): EdgeSite['sisterSites'] {
  return rules.map((rule) => ({
    countries: countriesOf(rule),
    location: rule.location,
    samePaths: rule.samePaths,
  }));
}

function countriesOf(rule: RedirectRule): string[] {
  if ('country' in rule) return [rule.country];
  return countries.filter(({ continent }) => continent === rule.continent).map(({ iso2 }) => iso2);
}
