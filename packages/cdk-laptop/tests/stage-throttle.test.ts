import { expect, test } from 'vitest';
import { StageThrottle } from '../src/http-api/stage-throttle.ts';

test('A throttle allows a burst at once, and then its rate', () => {
  let now = 0;
  const throttle = new StageThrottle(
    () => ({ perSecond: 10, burst: 3 }),
    () => now,
  );
  const taken = (times: number) =>
    Array.from({ length: times }, () => throttle.allows('GET /')).filter(Boolean).length;

  expect(taken(5)).toBe(3);
  now = 99;
  expect(taken(5)).toBe(0);
  now = 100;
  expect(taken(5)).toBe(1);
  now = 10_000;
  expect(taken(5)).toBe(3);
});

test('A route without a rate limit is not throttled, and each route has its own tokens', () => {
  const rates: Record<string, { perSecond: number; burst: number }> = {
    'GET /a': { perSecond: 1, burst: 1 },
    'GET /b': { perSecond: 1, burst: 1 },
  };
  const throttle = new StageThrottle(
    (routeKey) => rates[routeKey],
    () => 0,
  );
  const routes = ['GET /a', 'GET /a', 'GET /b', 'GET /c', 'GET /c'];

  expect(routes.map((route) => throttle.allows(route))).toEqual([true, false, true, true, true]);
});
