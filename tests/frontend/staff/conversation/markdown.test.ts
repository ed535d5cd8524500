import { expect, test } from 'vitest';
import { blocksOf } from '#frontend/staff/conversation/markdown.ts';

const line = (words: string) => [{ kind: 'text', text: words }];

test('A reply has paragraphs that keep their lines, lists, bold words and links', () => {
  expect(
    blocksOf(
      'Hello Ada,\nthanks.\n\n- **Twelve** locks\n- a [page](https://a.example/b)\n1. First',
    ),
  ).toEqual([
    {
      kind: 'paragraph',
      lines: [[{ kind: 'text', text: 'Hello Ada,' }], [{ kind: 'text', text: 'thanks.' }]],
    },
    {
      kind: 'list',
      isNumbered: false,
      items: [
        [
          { kind: 'bold', text: 'Twelve' },
          { kind: 'text', text: ' locks' },
        ],
        [
          { kind: 'text', text: 'a ' },
          { kind: 'link', text: 'page', href: 'https://a.example/b' },
        ],
      ],
    },
    { kind: 'list', isNumbered: true, items: [[{ kind: 'text', text: 'First' }]] },
  ]);
});

test('A bare address of the web is a link without the full stop behind it', () => {
  expect(blocksOf('See https://a.example/b?c=1.')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: 'See ' },
          { kind: 'link', text: 'https://a.example/b?c=1', href: 'https://a.example/b?c=1' },
          { kind: 'text', text: '.' },
        ],
      ],
    },
  ]);
});

test.each(['[click](javascript:alert(1))', '<b>bold</b>', '2 ** 3', '-5 degrees', '[a](data:x)'])(
  'The text %j stays as it is',
  (text) => {
    expect(blocksOf(text)).toEqual([{ kind: 'paragraph', lines: [[{ kind: 'text', text }]] }]);
  },
);

test('A table has a cell for each column, and ends at an empty line', () => {
  expect(
    blocksOf('Yes:\n| Product | Number |\n| :-- | --: |\n| Smart Lock | 12 |\n| Gateway\n\na | b'),
  ).toEqual([
    { kind: 'paragraph', lines: [line('Yes:')] },
    {
      kind: 'table',
      header: [line('Product'), line('Number')],
      rows: [
        [line('Smart Lock'), line('12')],
        [line('Gateway'), []],
      ],
    },
    { kind: 'paragraph', lines: [line('a | b')] },
  ]);
});

test('Lines with bars are no table without its rule', () => {
  expect(blocksOf('| a |\n| b |')).toMatchObject([{ kind: 'paragraph' }]);
  expect(blocksOf('| a | b |\n| --- |')).toMatchObject([{ kind: 'paragraph' }]);
});
