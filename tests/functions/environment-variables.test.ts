import { expect, test, vi } from 'vitest';
import { environment } from '#contract/environment.ts';
import {
  fromEnvironment,
  isInEnvironment,
  listFromEnvironment,
} from '#functions/http/environment.ts';

test.each([undefined, ''])('A missing variable is named: %j', (value) => {
  vi.stubEnv(environment.siteUrl, value);
  expect(() => fromEnvironment('siteUrl')).toThrow(
    `The environment variable ${environment.siteUrl} is missing.`,
  );
});

test('A variable is there if infra sets it, be it empty', () => {
  for (const [value, isThere] of [
    [undefined, false],
    ['', true],
    ['true', true],
  ] as const) {
    vi.stubEnv(environment.announcesContacts, value);
    expect(isInEnvironment('announcesContacts')).toBe(isThere);
  }
});

test('A list is separated by commas, without spaces and empty parts, and has one part at least', () => {
  vi.stubEnv(environment.siteHosts, ' a.example, ,b.example,');
  expect(listFromEnvironment('siteHosts')).toEqual(['a.example', 'b.example']);
  vi.stubEnv(environment.siteHosts, ' , ');
  expect(() => listFromEnvironment('siteHosts')).toThrow(`${environment.siteHosts} is missing`);
});
