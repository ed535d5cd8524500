import { expect, test } from 'vitest';
import { sourcesOf } from './options.ts';

test('All sources of functions, contract and edge are mutated, unless paths select some', () => {
  const all = sourcesOf([]);
  const folders = new Set(all.map((file) => file.split('/')[0]));

  expect([...folders]).toEqual(['contract', 'functions', 'infra']);
  expect(all.filter((file) => file.startsWith('infra/')).join()).not.toMatch(/infra\/(?!edge\/)/);
  expect(sourcesOf(['functions/http', 'contract/fields.ts', 'functions/http/serve.ts'])).toEqual([
    ...all.filter((file) => file.startsWith('functions/http/')),
    'contract/fields.ts',
  ]);
});

test('The parts together have all sources, and each part has sources of every folder', () => {
  const parts = ['1/3', '2/3', '3/3'].map((part) => sourcesOf(['--part', part]));

  expect(parts.flat().toSorted()).toEqual(sourcesOf([]));
  for (const part of parts) {
    expect(new Set(part.map((file) => file.split('/')[0])).size).toBe(3);
  }
});

test.each([
  [['frontend/src'], 'There is no source at frontend/src'],
  [['--part', '4/3'], '--part must be such as 1/4, not 4/3.'],
  [['--part', 'x'], '--part must be such as 1/4, not x.'],
])('An invalid argument is reported: %j', (given, words) => {
  expect(() => sourcesOf(given)).toThrow(words);
});
