import { expect, test } from 'vitest';
import { contactStatuses } from '#contract/contact/status.ts';
import { contactPartitions, type Shards, wholeFeed } from '#contract/tables.ts';

function numbersOf({ first, shards }: Shards): number[] {
  return Array.from({ length: shards }, (_, shard) => first + shard);
}

test('No partition holds the contacts of two statuses, nor assigned ones among the others', () => {
  const numbers = contactStatuses.flatMap((status) =>
    Object.values(contactPartitions[status]).flatMap(numbersOf),
  );

  expect(new Set(numbers).size).toBe(numbers.length);
});

test('Rows from before there were statuses are among the open, unassigned ones', () => {
  expect(numbersOf(contactPartitions.open.unassigned)).toEqual(numbersOf(wholeFeed));
});
