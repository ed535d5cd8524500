import { expect, test } from 'vitest';
import { counted, doneOf, percentOf, timeOf } from '#frontend/staff/campaigns/figures.ts';

test.each([
  [0, 0, undefined],
  [0, 1234, '0%'],
  [1234, 1234, '100%'],
  [1212, 1234, '98.2%'],
  [1, 50_000, 'under 0.1%'],
  [49_999, 50_000, 'over 99.9%'],
])('%i of %i recipients reads as %s', (part, whole, text) => {
  expect(percentOf(part, whole)).toBe(text);
});

test('A number of recipients is grouped by thousands', () => {
  expect(counted(1234)).toBe('1,234');
});

test('Progress counts whoever had their turn, whatever became of it', () => {
  const none = { recipients: 20, delivered: 7, bounced: 1, complained: 1, left: 1, clicks: 9 };
  expect(doneOf({ ...none, sent: 9, uncertain: 1, skipped: 2, refused: 3 })).toBe(15);
});

const [createdAt, at, startedAt, endedAt] = [1, 2, 3, 4].map((day) => `2026-12-0${day}T09:00:00Z`);
const all = { createdAt: createdAt ?? '', at, startedAt, endedAt };
test.each([
  ['draft', { createdAt: all.createdAt, at }, 'createdAt'],
  ['scheduled', { createdAt: all.createdAt, at }, 'at'],
  ['sending', { createdAt: all.createdAt, at, startedAt }, 'startedAt'],
  ['paused', { createdAt: all.createdAt, at, startedAt }, 'startedAt'],
  ['sent', all, 'endedAt'],
  ['cancelled', all, 'endedAt'],
] as const)('A newsletter that is %s shows the time that matters then', (status, times, name) => {
  expect(timeOf({ status, ...times })).toEqual({ name, time: all[name] });
});
