import { expect, test } from 'vitest';
import { productSlugs } from '#contract/products.ts';
import { buyerFacts, promisedYears, worksWith } from '#frontend/content/buyer-facts.ts';
import { loadDetails } from '#frontend/content/product-details.ts';
import { products as catalogue } from '#frontend/content/products.ts';
import { reasons } from '#frontend/home/why-choose-us-content.ts';

const products = await Promise.all(
  productSlugs.map(async (slug) => {
    const { specs, figures } = await loadDetails(slug);
    return {
      slug,
      figures,
      spec: (label: string) => specs.find((each) => each.label === label)?.value ?? '',
      answer: (term: string) => buyerFacts(slug).find((each) => each.term === term)?.text ?? '',
    };
  }),
);

const words: Readonly<Record<number, string>> = { 10: 'ten' };

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
  const certifications = buyerFacts(slug).filter(({ text }) =>
    /certified|approved|listed/i.test(text),
  );
  expect(certifications).toEqual([]);
  expect(answer('Certification')).toMatch(/^Built to meet: radio/);
  const schemes = answer('Certification')
    .toLowerCase()
    .split(/, (?!fcc)/);
  expect(new Set(schemes).size).toBe(schemes.length);
});

test.each(products)('The $slug does not speak Matter yet, and says when it will', ({ slug }) => {
  const matter = worksWith(slug).find(({ term }) => term === 'Matter');
  expect(matter?.works).toBe(false);
  expect(matter?.text).toMatch(/^Not yet.*roadmap for 20\d\d/);
});

test.each(products)(
  'The $slug can be had now, or be reserved for a quarter',
  ({ slug, answer }) => {
    const { expected = '' } = catalogue.find((product) => product.slug === slug) ?? {};
    expect(expected).toMatch(/^(?:Q[1-4] 20\d\d)?$/);
    const status = expected ? 'Certification in progress. Reserve' : 'In series. ';
    expect(answer('Availability').startsWith(status)).toBe(true);
    expect(answer('Availability')).toContain(expected);
  },
);

test('A life-safety alarm is what no sensor is certified as', () => {
  const named = products.filter(({ answer }) => answer('Certification').includes('alarm'));
  expect(named.map(({ slug }) => slug)).toEqual(['carbon-monoxide-sensor', 'gas-sensor']);
  for (const { answer } of named)
    expect(answer('Certification')).toMatch(/ It is not a life-safety alarm\.$/);
});

test('The home page promises updates and spare parts for as long as the products do', () => {
  const promised = reasons.flatMap(({ facts }) => facts);
  expect(promised).toContain(`Security updates for ${words[promisedYears.securityUpdates]} years`);
  expect(promised).toContain(`Spare parts for ${words[promisedYears.spareParts]} years`);
});

test.each(products.filter(({ answer }) => /replace/i.test(answer('Security updates'))))(
  'The $slug is to be replaced when its figures say that it is used up',
  ({ answer, figures }) => {
    const [, years] = /after (\d+) years/.exec(answer('Security updates')) ?? [];
    const life = figures.find(({ label }) => /life|service/.test(label));
    expect([life?.value, life?.unit]).toEqual([years, 'years']);
  },
);
