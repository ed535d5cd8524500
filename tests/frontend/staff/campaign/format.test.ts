import { expect, test } from 'vitest';
import { withButton, withHeading, withQuote } from '#frontend/staff/campaign/format.ts';

test('A heading and a quote are lines that begin with their mark, and lines again at the second press', () => {
  const line = { text: 'Hello', from: 2, to: 2 };
  const heading = withHeading(line);
  expect(heading.text).toBe('# Hello');
  expect(withHeading(heading).text).toBe('Hello');
  expect(withQuote({ text: 'a\nb', from: 0, to: 3 }).text).toBe('> a\n> b');
});

test.each([
  ['## Title', 'Title'],
  ['###### Title', 'Title'],
  ['# One\n## Two', 'One\nTwo'],
  ['## One\nTwo', '# One\n# Two'],
  ['####### Title', '# ####### Title'],
  ['#Title', '# #Title'],
])(
  'The heading of %j is %j: a line that is one of any level is not marked twice',
  (text, changed) => {
    expect(withHeading({ text, from: 0, to: text.length }).text).toBe(changed);
  },
);

test('A button stands in a paragraph of its own, and its address is selected', () => {
  const { text, from, to } = withButton({ text: 'Look here now', from: 5, to: 9 }, 'words');
  expect(text).toBe('Look \n\n[here](https:// "button")\n\n now');
  expect(text.slice(from, to)).toBe('https://');
  expect(withButton({ text: '', from: 0, to: 0 }, 'words').text).toContain('[words](https://');
});
