import { describe, expect, it } from 'vitest';
import { relativeTime, timeIn } from '#frontend/staff/ui/time.ts';

const now = new Date('2026-11-20T16:00:00Z');

describe('relative time', () => {
  it.each([
    ['2026-11-20T16:00:00Z', 'now'],
    ['2026-11-20T15:59:01Z', 'now'],
    ['2026-11-20T15:59:00Z', '1 minute ago'],
    ['2026-11-20T15:00:01Z', '59 minutes ago'],
    ['2026-11-20T15:00:00Z', '1 hour ago'],
    ['2026-11-19T16:00:01Z', '23 hours ago'],
    ['2026-11-19T16:00:00Z', 'yesterday'],
    ['2026-11-14T16:00:00Z', '6 days ago'],
    ['2026-11-13T16:00:00Z', 'last week'],
    ['2026-10-10T16:00:00Z', 'last month'],
    ['2024-11-01T16:00:00Z', '2 years ago'],
  ])('says of %s: %s', (then, words) => {
    expect(relativeTime(new Date(then), now, 'en')).toBe(words);
  });

  it('calls a moment just ahead of this clock "now" rather than in the future', () => {
    expect(relativeTime(new Date('2026-11-20T16:03:00Z'), now, 'en')).toBe('now');
  });
});

describe("the visitor's time", () => {
  it('is the same moment on the clock of their zone', () => {
    expect(timeIn('Asia/Tokyo', now, 'en-GB')).toBe('21 Nov 2026, 01:00');
  });

  it.each([
    ['America/Toronto', '2026-11-01T04:59:00Z', '1 Nov 2026, 00:59'],
    ['America/Toronto', '2026-11-01T05:30:00Z', '1 Nov 2026, 01:30 GMT-4'],
    ['America/Toronto', '2026-11-01T06:30:00Z', '1 Nov 2026, 01:30 GMT-5'],
    ['America/Toronto', '2026-11-01T07:00:00Z', '1 Nov 2026, 02:00'],
    ['America/Toronto', '2026-03-08T07:30:00Z', '8 Mar 2026, 03:30'],
    ['Australia/Lord_Howe', '2026-04-04T14:45:00Z', '5 Apr 2026, 01:45 GMT+11'],
    ['Australia/Lord_Howe', '2026-04-04T15:15:00Z', '5 Apr 2026, 01:45 GMT+10:30'],
  ])('has its offset where the clocks of %s go back, at %s', (zone, then, text) => {
    expect(timeIn(zone, new Date(then), 'en-GB')).toBe(text);
  });

  it.each(['', 'Mars/Olympus_Mons', '____'])('is left out for the zone %j', (zone) => {
    expect(timeIn(zone, now)).toBeNull();
  });
});
