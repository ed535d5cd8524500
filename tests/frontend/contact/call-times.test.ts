import { describe, expect, it, test } from 'vitest';
import { optionalFields } from '#contract/contact/optional-fields.ts';
import { callTimes, cityOf } from '#frontend/contact/call-times.ts';

/** A Thursday, 16:00 in Pickering. */
const thursday = new Date('2026-11-26T21:00:00Z');

const texts = (now: Date, zone: string) => callTimes(now, zone).map(({ text }) => text);

describe('The times for a call', () => {
  it('are three half-hours on three working days, before and after noon', () => {
    expect(texts(thursday, 'America/Toronto')).toEqual([
      'Fri, Nov 27, 10:00 EST',
      'Mon, Nov 30, 14:00 EST',
      'Tue, Dec 1, 11:30 EST',
    ]);
  });

  it('stand on the visitor’s clock, and for staff on both', () => {
    expect(callTimes(thursday, 'Europe/Berlin')[0]).toMatchObject({
      date: 'Fri, Nov 27',
      time: '16:00',
      text: 'Fri, Nov 27, 10:00 EST (16:00 in Berlin)',
    });
  });

  it('are as far from the visitor’s night as office hours allow, and name another day', () => {
    expect(texts(thursday, 'Asia/Tokyo')[0]).toBe(
      'Fri, Nov 27, 16:30 EST (Sat, Nov 28, 06:30 in Tokyo)',
    );
    expect(callTimes(thursday, 'America/Los_Angeles').map(({ time }) => time)).toEqual([
      '08:00',
      '11:00',
      '08:30',
    ]);
  });

  it('begin today where there are three hours left to it', () => {
    expect(texts(new Date('2026-11-26T15:00:00Z'), 'America/Toronto')[0]).toBe(
      'Thu, Nov 26, 13:00 EST',
    );
  });

  it('keep office hours over a change of the clocks', () => {
    // Friday evening; the clocks go back on Sunday.
    expect(texts(new Date('2026-10-30T23:00:00Z'), 'America/Toronto')).toEqual([
      'Mon, Nov 2, 10:00 EST',
      'Tue, Nov 3, 14:00 EST',
      'Wed, Nov 4, 11:30 EST',
    ]);
  });
});

test('All three times and a full line beside them fit into what a message may say, in the zones of the longest names', () => {
  const max = optionalFields.find(({ name }) => name === 'callTimes')?.max ?? 0;
  const zones = Intl.supportedValuesOf('timeZone').toSorted(
    (one, other) => cityOf(other).length - cityOf(one).length,
  );
  for (const zone of zones.slice(0, 10)) {
    const all = [...texts(thursday, zone), 'x'.repeat(80)].join('; ');
    expect([zone, all.length <= max]).toEqual([zone, true]);
  }
});
