import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  consent,
  contactWordings,
  newsletterConsent,
  newsletterWordings,
} from '#contract/consent.ts';

/** The digests of all wordings that rows may name. Add a line per new version; never change one. */
const digests: Readonly<Record<string, string>> = {
  'contact 2026-11': '63866cdc44c228aa',
  'newsletter 2026-12': '4b46d4c06b448aad',
  'newsletter 2026-12-2': '8e315f2e4a90dc4b',
};

const wordings: [name: string, text: string][] = [];
for (const [form, versions] of Object.entries({
  contact: contactWordings,
  newsletter: newsletterWordings,
})) {
  for (const [version, text] of Object.entries(versions))
    wordings.push([`${form} ${version}`, text]);
}

test.each(wordings)('The wording %s never changes', (name, text) => {
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(digests[name]);
});

test('No wording is removed, and the newest is in use', () => {
  expect(wordings.map(([name]) => name)).toEqual(Object.keys(digests));
  expect(consent.version).toBe(Object.keys(contactWordings).at(-1));
  expect(newsletterConsent.version).toBe(Object.keys(newsletterWordings).at(-1));
});
