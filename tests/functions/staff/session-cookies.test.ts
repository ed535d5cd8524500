import { expect, test } from 'vitest';
import { staffCookies } from '#contract/staff-session.ts';
import { readAccess, readCookie } from '#functions/staff/session-cookies.ts';

const { name } = staffCookies.access;

test.each([
  [undefined, ''],
  [[], ''],
  [['other=1', `${name}=a.b-c_d=`], 'a.b-c_d='],
  [[`${name}=`], ''],
  [[`${name}=a b`], ''],
  [[`${name}=/a`], ''],
  [[`${name}=a/`], ''],
])('Of the cookies %j the access token is %j', (cookies, value) => {
  expect(readCookie({ ...(cookies && { cookies }) }, 'access')).toBe(value);
});

test('A request without an access token is unauthorized', () => {
  expect(readAccess({ cookies: [`${name}=token`] })).toBe('token');
  const unauthorized = expect.objectContaining({ code: 'unauthorized' });
  expect(() => readAccess({ cookies: [] })).toThrow(unauthorized);
});
