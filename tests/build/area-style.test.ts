import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { areaStyle, withoutClasses } from '../../frontend/build/area-style.ts';
import { className } from '../../frontend/build/class-names.ts';

const dropped = (name: string) => name.startsWith('gone');

test.each([
  ['a rule that needs a dropped class', '.gone{b:c}.kept{b:c}', '.kept{b:c}'],
  ['one of two selectors', '.gone a,.kept{b:c}', '.kept{b:c}'],
  ['a nested rule', '.kept{b:c;& .gone{d:e}}', '.kept{b:c}'],
  ['what is left empty', '@media (width>=48em){.gone{b:c}}.kept{b:c}', '.kept{b:c}'],
])('A style loses %s', (_what, style, kept) => {
  expect(withoutClasses(style, dropped)).toBe(kept);
});

test.each([
  ['a rule that also matches other elements', '.kept:not(.gone),:is(.gone,p){b:c}'],
  ['the order of layers', '@layer a,b'],
  ['a keyframe', '@keyframes in{0%{b:c}}'],
])('A style keeps %s', (_what, kept) => {
  expect(withoutClasses(`.gone{b:c}${kept}`, dropped)).toBe(kept);
});

const folders = ['solutions/nfc', 'company/expertise', 'blog/overview'];
const nfc = className('card', resolve('frontend/src/solutions/nfc/page.module.css'));
const shared = className('card', resolve('frontend/src/sections/Facts.module.css'));
const style = `.${nfc}{b:c}.${shared}{b:c}`;

test('An area has the rules of its own pages and of shared parts, whether it shows them or not', () => {
  expect(areaStyle(style, 'solutions', folders, [])).toBe(style);
});

test('An area has rules of another area’s pages and their parts only where it shows them', () => {
  expect(areaStyle(style, 'company', folders, [])).toBe(`.${shared}{b:c}`);
  const part = className('bar', resolve('frontend/src/blog/Chart.module.css'));
  expect(areaStyle(`.${part}{b:c}`, 'company', folders, [])).toBe('');
  expect(areaStyle(style, 'company', folders, [`<p class="x ${nfc}"></p>`])).toBe(style);
});
