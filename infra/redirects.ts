import { getCountryDataList } from 'countries-list';
import * as z from 'zod/mini';
import type { EdgeSite } from './edge/site.ts';

const countries = getCountryDataList();
const continentCodes = countries.map(({ continent }) => continent);
const countryCodes = countries.map(({ iso2 }) => iso2);

const siteUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

const target = {
  location: siteUrl,
  /** The site has our pages at the same paths, below its location: a deep link leads to the same page there. */
  samePaths: z.optional(z.boolean()),
};

/** Sends the visitors of a continent or of a country to another site. */
export const RedirectRule = z.union([
  z.strictObject({ continent: z.enum(continentCodes), ...target }),
  z.strictObject({ country: z.enum(countryCodes), ...target }),
]);
export type RedirectRule = z.infer<typeof RedirectRule>;

/**
 * As the specification orders them, so that Egypt, which lies in Africa, never reaches its own rule. Swap the two
 * lines to send Egypt's visitors to Egypt's own site.
 */
export const redirectRules: RedirectRule[] = [
  { continent: 'AF', location: 'https://africa.quietgrid.example/' },
  { country: 'EG', location: 'https://egypt.quietgrid.example/' },
];

/** The rules as the edge reads them: CloudFront knows a visitor's country, not the continent. */
export function redirectRegions(rules: readonly RedirectRule[]): EdgeSite['regions'] {
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
