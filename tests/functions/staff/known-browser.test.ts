import { expect, test, vi } from 'vitest';
import { staffCookies } from '#contract/staff-session.ts';
import { eventOf } from '../call.ts';
import { withClock } from 'cdk-laptop/testing/clock.ts';
import { browserCookie, knownBrowser } from '#functions/staff/known-browser.ts';

const start = Date.parse('2026-11-20T16:00:00Z');

withClock(start);

/** The id of a browser that sends this cookie `seconds` after getting it. */
function known(cookie: string, seconds: number, name = 'ada'): string | undefined {
  vi.setSystemTime(start + seconds * 1000);
  const cookies = [`${staffCookies.browser.name}=${cookie}`];
  return knownBrowser(eventOf('signIn', { cookies }), name);
}

test('A browser is known until its cookie ends, even if it still sends it', () => {
  const cookie = browserCookie('Ada');
  const { seconds } = staffCookies.browser;

  expect(known(cookie, 0)).toMatch(/^[\w-]{22}$/);
  expect(known(cookie, seconds - 1)).toBe(known(cookie, 0));
  expect(known(cookie, seconds)).toBeUndefined();
});

test('Each cookie is a separate browser, known only to its own username', () => {
  const [one, other] = [browserCookie('ada'), browserCookie('ada')];

  expect(known(one, 0)).not.toBe(known(other, 0));
  expect(known(one, 0, 'grace')).toBeUndefined();
});

test.each([
  ['was forged', /[^.]+$/, 'A'.repeat(43)],
  ['has a later date', /\.\d+\./, '.9999999999.'],
  ['is garbage', /.+/, '...'],
])('A browser whose cookie %s is not known', (_what, part, instead) => {
  expect(known(browserCookie('ada').replace(part, instead), 0)).toBeUndefined();
});
