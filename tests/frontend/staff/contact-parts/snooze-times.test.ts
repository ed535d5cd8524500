import { expect, test } from 'vitest';
import { dayAfter, morningOf, snoozeOffers } from '#frontend/staff/contact-parts/snooze-times.ts';

/** A local time of November 2026; the 27th is a Friday. */
const on = (day: number, hour = 12) => new Date(2026, 10, day, hour);

test('A contact can be snoozed until the mornings of tomorrow, Monday and in a week', () => {
  expect(snoozeOffers(on(27))).toEqual([
    { offer: 'tomorrow', until: on(28, 8) },
    { offer: 'monday', until: on(30, 8) },
    { offer: 'week', until: on(34, 8) },
  ]);
});

test.each([
  ['a Sunday, when tomorrow is Monday', on(29), ['tomorrow', 'week']],
  ['a Monday, when the next one is in a week', on(30), ['tomorrow', 'monday']],
  ['the last minute of a day', new Date(2026, 10, 27, 23, 59), ['tomorrow', 'monday', 'week']],
])('Each day is offered once on %s', (_what, now, offers) => {
  expect(snoozeOffers(now).map(({ offer }) => offer)).toEqual(offers);
});

test('A day of one’s own is its morning, if that is to come', () => {
  expect(morningOf('2026-12-01', on(27))).toEqual(new Date(2026, 11, 1, 8));
  expect(morningOf('2026-11-27', on(27, 7))).toEqual(on(27, 8));
  for (const day of ['2026-11-27', '2026-11-26', '', 'x', '2026-12']) {
    expect(morningOf(day, on(27))).toBeUndefined();
  }
});

test('A date field begins with the reader’s next day', () => {
  expect(dayAfter(new Date(2026, 11, 31, 23), 1)).toBe('2027-01-01');
});
