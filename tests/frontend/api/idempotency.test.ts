import { describe, expect, it } from 'vitest';
import { idempotencyKeyPattern } from '#contract/limits.ts';
import { submissionKey } from '#frontend/api/idempotency.ts';

function counting() {
  let count = 0;
  return submissionKey(() => `key ${++count}`);
}

describe('the key of a submission', () => {
  it('stays the same while the same content is tried again', () => {
    const key = counting();
    expect([key.for('hello'), key.for('hello'), key.for('hello')]).toEqual([
      'key 1',
      'key 1',
      'key 1',
    ]);
  });

  it('changes with the content, also when it changes back', () => {
    const key = counting();
    expect([key.for('hello'), key.for('hello!'), key.for('hello')]).toEqual([
      'key 1',
      'key 2',
      'key 3',
    ]);
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
