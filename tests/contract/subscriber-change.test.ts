import { expect, test } from 'vitest';
import { possibleChange } from '#contract/subscriber-change.ts';

const at = '2026-11-20T12:00:00.000Z';
const day = 24 * 60 * 60 * 1000;
const removed = { event: 'left', at, how: 'staff' } as const;

test.each([
  ['what bounced, to lift that', 'bounced', [], 0, 'unsuppress'],
  ['what complained, to lift that', 'complained', [], 0, 'unsuppress'],
  ['what is confirmed, to remove it', 'confirmed', [], 0, 'remove'],
  ['what staff removed within the day, to restore it', 'left', [removed], day - 1, 'restore'],
  ['nothing of what they removed a day ago', 'left', [removed], day, undefined],
  ['nothing of what left by itself', 'left', [{ ...removed, how: 'page' }], 0, undefined],
  ['nothing of what left before there was evidence', 'left', [], 0, undefined],
  [
    'nothing that changed since they removed it',
    'left',
    [removed, { event: 'confirmed', at }],
    0,
    undefined,
  ],
] as const)('Staff may change %s', (_what, status, consent, after, expected) => {
  expect(possibleChange({ status, consent: [...consent] }, Date.parse(at) + after)).toBe(expected);
});
