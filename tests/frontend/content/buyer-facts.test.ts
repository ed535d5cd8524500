import { expect, test } from 'vitest';
import { productSlugs } from '#contract/products.ts';
import { buyerFacts, promisedYears, worksWith } from '#frontend/content/buyer-facts.ts';
import { loadDetails } from '#frontend/content/product-details.ts';
import { reasons } from '#frontend/home/why-choose-us-content.ts';

const products = await Promise.all(
  productSlugs.map(async (slug) => {
    const { specs, description2 } = await loadDetails(slug);
    return {
      slug,
      features: description2.join('\n'),
      spec: (label: string) => specs.find((each) => each.label === label)?.value ?? '',
      answer: (term: string) => buyerFacts(slug).find((each) => each.term === term)?.text ?? '',
    };
  }),
);

const words: Readonly<Record<number, string>> = { 5: 'five', 7: 'seven', 10: 'ten' };

test.each(products)(
  'The $slug works with what its radios are for, and no other',
  ({ slug, spec }) => {
    const radios = worksWith(slug).filter(({ term }) => !/Matter|Ember/.test(term));
    expect(radios.map(({ term }) => term)).toEqual(['Thread', 'Zigbee', 'Wi-Fi', 'Bluetooth']);
    for (const { term, works } of radios)
      expect([term, works]).toEqual([term, spec('Radio').includes(term)]);
  },
);

test.each(products)('Every buyer of the $slug gets the same questions answered', ({ slug }) => {
  const [first] = productSlugs;
  expect(worksWith(slug).map(({ term }) => term)).toEqual(worksWith(first).map(({ term }) => term));
  expect(buyerFacts(slug).map(({ term }) => term)).toEqual(
    buyerFacts(first).map(({ term }) => term),
  );
  for (const { text } of [...worksWith(slug), ...buyerFacts(slug)]) expect(text).not.toBe('');
});

test.each(products.filter(({ spec }) => spec('Connects to') === 'Gateway'))(
  'The $slug, which connects to the Gateway alone, needs it',
  ({ answer }) => {
    expect(answer('Gateway')).toMatch(/^Needed/);
  },
);

test.each(products)('No certificate of the $slug is named as obtained', ({ slug, answer }) => {
  const certifications = buyerFacts(slug).filter(({ term }) => /certif/i.test(term));
  expect(certifications.map(({ term }) => term)).toEqual([
    'Certification planned',
    'Certification not applicable',
  ]);
  const all = certifications.flatMap(({ text }) => text.toLowerCase().split(/, (?!fcc)/));
  expect(new Set(all).size).toBe(all.length);
  expect(answer('Certification not applicable')).toContain('Matter');
});

test('A life-safety alarm is what no sensor is certified as', () => {
  const sensors = products.filter(({ answer }) => /alarm/.test(answer('Certification planned')));
  expect(sensors).toEqual([]);
});

test('The home page promises updates and spare parts for as long as the products do', () => {
  const promised = reasons.flatMap(({ facts }) => facts);
  expect(promised).toContain(`Security updates for ${words[promisedYears.securityUpdates]} years`);
  expect(promised).toContain(`Spare parts for ${words[promisedYears.spareParts]} years`);
});

test.each(products.filter(({ answer }) => answer('Security updates').includes('replace')))(
  'The $slug is to be replaced when its features say that it is used up',
  ({ answer, features }) => {
    const [, years = ''] = /after (\d+) years/.exec(answer('Security updates')) ?? [];
    expect(features).toMatch(new RegExp(`life: ${words[Number(years)]} years`));
  },
);
