import { afterEach, expect, test, vi } from 'vitest';
import { CampaignSend } from '#contract/campaign.ts';
import { fieldValueOf, startTimeOf, zoneAt } from '#frontend/staff/campaign/start-time.ts';

const now = new Date('2026-11-27T13:00:00Z');

afterEach(() => vi.unstubAllEnvs());

test('A time of the reader’s is sent as the same time in UTC', () => {
  vi.stubEnv('TZ', 'America/Toronto');
  const start = startTimeOf('2026-12-01T09:00', now);
  expect(start).toEqual({ at: '2026-12-01T14:00:00Z' });
  expect(CampaignSend.safeParse(start).success).toBe(true);
  expect(fieldValueOf(new Date('2026-12-01T14:00:00Z'))).toBe('2026-12-01T09:00');
  expect(zoneAt(now, 'en')).toBe('America/Toronto, GMT-5');
  expect(zoneAt(new Date('2027-07-01T12:00:00Z'), 'en')).toBe('America/Toronto, GMT-4');
});

test.each([
  ['', 'required'],
  ['2026-11-26T09:00', 'past'],
  ['2028-01-01T09:00', 'far'],
])('A newsletter cannot start at %j: %s', (value, problem) => {
  expect(startTimeOf(value, now)).toEqual({ problem });
});
