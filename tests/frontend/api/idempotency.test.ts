import { describe, expect, it } from 'vitest';
import { idempotencyKeyPattern } from '#contract/limits.ts';
import { submissionKey } from '#frontend/api/idempotency.ts';

function counting() {
  let count = 0;
  return submissionKey(() => `key ${++count}`);
}

describe('the key of a submission', () => {
  it.each([
    ['stays the same while the same content is tried again', 'hello hello hello', '1 1 1'],
    ['changes with the content, also when it changes back', 'hello hello! hello', '1 2 3'],
  ])('%s', (_, contents, numbers) => {
    const key = counting();
    const keys = contents.split(' ').map((content) => key.for(content));
    expect(keys).toEqual(numbers.split(' ').map((number) => `key ${number}`));
  });

  it('is not used again after a success, even for the same words', () => {
    const key = counting();
    const first = key.for('hello');
    key.spend();
    expect(key.for('hello')).not.toBe(first);
  });

  it('has a form that the server accepts and never repeats by itself', () => {
    const keys = Array.from({ length: 100 }, () => submissionKey().for('hello'));
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(idempotencyKeyPattern);
  });
});
