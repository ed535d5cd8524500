import { expect, test } from 'vitest';
import {
  type Edited,
  withBlock,
  withBold,
  withLink,
  withList,
  withText,
} from '#frontend/staff/reply/format.ts';

/** `a [b] c`: a text whose selection is in brackets. */
function read(marked: string): Edited {
  const from = marked.indexOf('‹');
  const to = marked.indexOf('›') - 1;
  return { text: marked.replaceAll(/[‹›]/g, ''), from, to };
}
const show = ({ text, from, to }: Edited) =>
  `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;

const table = (edited: Edited) => withBlock(edited, '| a |');
const bold = (edited: Edited) => withBold(edited, 'bold');
const link = (edited: Edited) => withLink(edited, 'words');

test.each([
  ['bold', bold, 'a ‹b› c', 'a **‹b›** c'],
  ['plain again', bold, 'a **‹b›** c', 'a ‹b› c'],
  ['a sample of bold text', bold, 'a ‹›', 'a **‹bold›**'],
  ['a link of words', link, 'see ‹this›', 'see [this](‹https://›)'],
  ['a link of an address', link, '‹https://a.example›', '[‹words›](https://a.example)'],
  ['a list', withList, 'a\nb‹b\nc›c\nd', 'a\n- bb\n- cc‹›\nd'],
  ['lines again', withList, '‹- a\n- b›', 'a\nb‹›'],
  ['a text', (edited: Edited) => withText(edited, 'Hello'), 'a‹b›c', 'aHello‹›c'],
  ['a block that stands alone', table, '‹›', '| a |\n\n‹›'],
  ['a block below a line', table, 'Yes:\n‹›', 'Yes:\n\n| a |\n\n‹›'],
  ['a block within a line', table, 'a‹b›c', 'a\n\n| a |\n\n‹›c'],
  ['a block between empty lines', table, 'a\n\n‹›\n\nc', 'a\n\n| a |‹›\n\nc'],
])('What is selected becomes %s', (_, change, before, after) => {
  expect(show(change(read(before)))).toBe(after);
});
