import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { all, allPages, textOf } from './built-site.ts';

const [range = ''] = all(
  readFileSync('frontend/src/styles/fonts.css', 'utf8'),
  /unicode-range:\s*([^;]+);/g,
);
const rest = range.split(',').map((part) => {
  const [from = 0, to = from] = part
    .trim()
    .slice(2)
    .split('-')
    .map((digits) => parseInt(digits, 16));
  return { from, to };
});

test('No page has a letter for which the large fonts would be fetched', () => {
  expect(rest.length).toBeGreaterThan(10);
  for (const { url, html } of allPages) {
    const text = textOf(html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ''));
    const found = [...new Set(text)].filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return rest.some(({ from, to }) => from <= code && code <= to);
    });
    expect([url, found]).toEqual([url, []]);
  }
});
