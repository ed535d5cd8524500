import { expect, test, vi } from 'vitest';
import { idempotencyKeyPattern } from '#contract/limits.ts';
import { draftOf } from '#frontend/forms/draft.ts';

/** As after a load of the page. */
const draft = () => draftOf('contact', ['message']);

function withStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
}

test('A message that is sent again after a reload has the same key, and another one has another', () => {
  withStorage();
  const key = draft().keyFor('Hello.');
  expect(key).toMatch(idempotencyKeyPattern);
  expect(draft().keyFor('Hello.')).toBe(key);

  const reloaded = draft();
  const other = reloaded.keyFor('Hello!');
  expect(other).not.toBe(key);
  reloaded.drop();
  expect(reloaded.keyFor('Hello!')).not.toBe(other);
});

test('Where the browser blocks storage, a message that is sent again on the same page has the same key', () => {
  const kept = draft();
  expect(kept.keyFor('Hello.')).toBe(kept.keyFor('Hello.'));
});
