import { expect, test } from 'vitest';
import { homeCountry } from '#contract/contact/phone.ts';
import * as brand from '#frontend/content/brand.ts';

const addresses = JSON.stringify(brand).match(/https:[^"]+/g) ?? [];

test('An address that is yet to be set belongs to nobody, and nobody can register it', () => {
  expect(addresses.length).toBeGreaterThan(3);
  const placeholders = addresses.filter((address) => /example|0000000/.test(address));
  for (const address of placeholders) expect(new URL(address).hostname).toMatch(/\.example$/);
});

test('A telephone number without a country is taken for one of ours', () => {
  expect(homeCountry).toBe(brand.address.countryCode);
});
