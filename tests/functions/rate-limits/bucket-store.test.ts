import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { bucketTable } from '#contract/tables.ts';
import { withClock } from 'cdk-laptop/testing/clock.ts';
import { mockDatabase } from '../database-calls.ts';
import { bucketRows, withTables } from '../tables.ts';
import {
  type Rate,
  returnToken,
  secondsToToken,
  takeToken,
} from '#functions/rate-limits/bucket-store.ts';

withTables();

const rate = { burst: 3, seconds: 60 };
const start = Date.parse('2026-11-20T16:00:00Z');
withClock(start);

const at = (seconds: number) => vi.setSystemTime(start + seconds * 1000);

/** The number of tokens taken in a row, up to ten. */
async function tokens(bucket: string, of: Rate = rate): Promise<number> {
  for (let taken = 0; taken < 10; taken += 1) if (!(await takeToken(bucket, of))) return taken;
  return 10;
}

describe('A bucket', () => {
  test('has a burst of tokens, and then one after each interval', async () => {
    expect(await tokens('a')).toBe(3);
    at(59);
    expect(await tokens('a')).toBe(0);
    at(60);
    expect(await tokens('a')).toBe(1);
    at(180);
    expect(await tokens('a')).toBe(2);
  });

  test('gives the whole seconds until it has a token again', async () => {
    await tokens('a');
    expect(await secondsToToken('a', rate)).toBe(60);
    at(30.5);
    expect(await secondsToToken('a', rate)).toBe(30);
    at(59.9);
    expect(await secondsToToken('a', rate)).toBe(1);
    expect(await takeToken('a', rate)).toBe(false);
    at(61);
    expect(await takeToken('a', rate)).toBe(true);
  });

  test('deleted between a rejection and the look-up allows a retry after a second', async () => {
    expect(await secondsToToken('nobody’s', rate)).toBe(1);
  });

  test('is full again after its whole time, even if its row remains', async () => {
    await tokens('a');
    at(3 * 60 + 1);
    expect(await bucketRows()).toHaveLength(1);
    expect(await tokens('a')).toBe(3);
    at(10_000);
    expect(await tokens('a')).toBe(3);
  });

  test('is never locked for longer by continued attempts', async () => {
    for (let second = 0; second < 300; second += 30) {
      at(second);
      await takeToken('a', rate);
    }
    at(300);
    expect(await takeToken('a', rate)).toBe(true);
  });

  test('is independent of another', async () => {
    await tokens('a');
    expect(await tokens('b')).toBe(3);
  });

  test('gets back exactly one token', async () => {
    await tokens('a');
    const [before] = await bucketRows();
    await takeToken('b', rate);
    await takeToken('b', rate);
    await returnToken('b', rate);
    await takeToken('b', rate);
    await takeToken('b', rate);
    const rows = await bucketRows();

    expect(rows.map(({ fullAt }) => fullAt)).toEqual([before?.['fullAt'], before?.['fullAt']]);
  });

  test('that was never used gets no token back and stores no row', async () => {
    await returnToken('a', rate);
    expect(await bucketRows()).toEqual([]);
  });

  test('gives no more tokens than it has to parallel requests', async () => {
    const taken = await Promise.all(Array.from({ length: 12 }, () => takeToken('a', rate)));
    expect(taken.filter(Boolean)).toHaveLength(3);
  });

  test('expires after it is full again', async () => {
    await tokens('a');
    const [row] = await bucketRows();
    expect(row?.[bucketTable.timeToLive]).toBe(start / 1000 + 180);
  });
});

describe('A bucket of times in a row', () => {
  const inARow: Rate = { ...rate, inARow: true };

  test('is empty after them, until its whole time passes without one', async () => {
    expect(await tokens('a', inARow)).toBe(3);
    expect(await secondsToToken('a', inARow)).toBe(60);
    at(59);
    expect(await tokens('a', inARow)).toBe(0);
    at(60);
    expect(await tokens('a', inARow)).toBe(3);
  });

  test('keeps counting if they follow sooner', async () => {
    for (const second of [0, 59, 118]) {
      at(second);
      expect(await takeToken('a', inARow)).toBe(true);
    }
    at(177);
    expect(await takeToken('a', inARow)).toBe(false);
    at(178);
    expect(await takeToken('a', inARow)).toBe(true);
  });

  test('gets one back, but no more than were taken', async () => {
    await tokens('a', inARow);
    await returnToken('a', inARow);
    expect(await tokens('a', inARow)).toBe(1);
    for (let time = 0; time < 5; time += 1) await returnToken('a', inARow);
    expect(await tokens('a', inARow)).toBe(3);
  });
});

test('A failing write is an error, not a missing token', async () => {
  const error = Object.assign(new Error('No'), { name: 'AccessDeniedException' });
  mockDatabase().on(UpdateCommand).rejects(error);

  await expect(takeToken('a', rate)).rejects.toBe(error);
});
