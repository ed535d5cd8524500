import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aboutText, knownAbout, readAbout } from '#contract/contact/about.ts';
import { ContactRequest } from '#contract/contact/request.ts';
import { productSlugs } from '#contract/products.ts';
import { contactRequest } from '../contact.ts';

const accepts = (about: unknown) => ContactRequest.safeParse({ ...contactRequest, about }).success;

const asked = fc.uniqueArray(
  fc.record(
    { slug: fc.constantFrom(...productSlugs), quantity: fc.integer({ min: 1, max: 99_999 }) },
    { requiredKeys: ['slug'] },
  ),
  { selector: ({ slug }) => slug, minLength: 1 },
);

describe('The products of a message', () => {
  test('survive a round trip and are accepted', () => {
    fc.assert(
      fc.property(asked, (products) => {
        const text = aboutText(products);
        expect(readAbout(text)).toEqual(products);
        expect([knownAbout(text), accepts(text)]).toEqual([text, true]);
      }),
    );
  });

  test('accept the single product of an older tab', () => {
    expect(ContactRequest.parse({ ...contactRequest, about: 'smart-lock' }).about).toBe(
      'smart-lock',
    );
    expect(readAbout('smart-lock')).toEqual([{ slug: 'smart-lock' }]);
  });

  test.each([
    'toaster',
    'gateway,toaster',
    'gateway,gateway:2',
    'gateway:0',
    'gateway:-1',
    'gateway:01',
    'gateway:1.5',
    'gateway:1e3',
    'gateway:100000',
    'gateway:',
    ':2',
    ',gateway',
    'gateway,',
    'gateway, smart-lock',
    'Gateway',
    '',
  ])('are rejected as %j', (about) => {
    expect(accepts(about)).toBe(false);
  });

  test('are valid after cleaning any text', () => {
    const text = fc.array(
      fc.oneof(fc.constantFrom(...productSlugs, 'toaster', 'gateway:2', 'gateway:0'), fc.string()),
    );
    fc.assert(
      fc.property(text, (parts) => {
        const about = knownAbout(parts.join(','));
        expect(about === '' || accepts(about)).toBe(true);
      }),
    );
    expect(knownAbout('toaster,gateway:2,gateway,smart-lock')).toBe('gateway:2,smart-lock');
  });

  test('may include a discontinued one in an older row', () => {
    expect(readAbout('toaster:3,gateway')).toEqual([
      { slug: 'toaster', quantity: 3 },
      { slug: 'gateway' },
    ]);
  });
});

test('No product slug contains a separator', () => {
  expect(productSlugs.filter((slug) => !/^[a-z-]+$/.test(slug))).toEqual([]);
});
