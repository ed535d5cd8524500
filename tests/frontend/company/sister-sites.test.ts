import { getCountryDataList } from 'countries-list';
import { expect, test } from 'vitest';
import { privacySections } from '#frontend/company/privacy-policy/content.ts';
import * as brand from '#frontend/content/brand.ts';
import { sisterSitesOf, redirectRules } from '#infra/redirects.ts';

const words = JSON.stringify(privacySections);
const sisters = Object.values(brand.sisters);

test.each([
  ['as they stand', redirectRules],
  ['in the other order', redirectRules.toReversed()],
])(
  'With the rules %s, the privacy page names who is led away, and no site that nobody is led to',
  (_, rules) => {
    const sites = sisterSitesOf(rules);
    const led = getCountryDataList().flatMap(({ iso2, continent }) => {
      const site = sites.find(({ countries }) => countries.includes(iso2));
      return site ? [{ continent, location: site.location }] : [];
    });

    expect(words).toContain('comes from Africa');
    expect(new Set(led.map(({ continent }) => continent))).toEqual(new Set(['AF']));
    const reached = new Set(led.map(({ location }) => location.replace(/\/$/, '')));
    const named = sisters.filter(({ name }) => words.includes(name));
    expect(named.filter(({ href }) => !reached.has(href))).toEqual([]);
  },
);
