import { expect, test, vi } from 'vitest';
import { isInEnvironment, listFromEnvironment } from '#functions/http/environment.ts';

test.each([
  [undefined, false],
  ['', true],
  ['true', true],
])('A variable exists if infra sets it, even empty: %j', (value, isThere) => {
  vi.stubEnv('ANNOUNCES_CONTACTS', value);
  expect(isInEnvironment('ANNOUNCES_CONTACTS')).toBe(isThere);
});

test('A list is separated by commas, without spaces and empty parts, and has one part at least', () => {
  vi.stubEnv('SITE_HOSTS', ' a.example, ,b.example,');
  expect(listFromEnvironment('SITE_HOSTS')).toEqual(['a.example', 'b.example']);
  vi.stubEnv('SITE_HOSTS', ' , ');
  expect(() => listFromEnvironment('SITE_HOSTS')).toThrow('SITE_HOSTS is missing');
});
