import { expect, test } from 'vitest';
import { criticalCssName, criticalCss } from '../../frontend/build/critical-css.ts';

const page =
  '<html><body><header class="menu"><a href="/">Home</a></header><main><h1 class="head">Hello</h1><div data-style></div><p class="rest"></p></main><footer class="end"></footer></body></html>';

test.each([
  ['a rule for what stands in front of the links', '.head{b:c}', '.head{b:c}'],
  ['a rule for what follows them', '.rest{b:c}.end{b:c}', ''],
  ['a rule for both', '.rest,.head{b:c}', '.rest,.head{b:c}'],
  ['a nested rule', '.menu{& a{b:c}& b{d:e}>a{f:g}}', '.menu{& a{b:c}>a{f:g}}'],
  ['what a nested rule adds to a parent', '.menu{.other &{b:c}}', ''],
  [
    'choices of which one is there',
    ':is(.head,.rest):not(.other){b:c}.menu:has(a,.rest){b:c}a:not([href=".rest"]){b:c}:is(:not(.other) .head){b:c}.rest :is(.head){b:c}',
    ':is(.head,.rest):not(.other){b:c}.menu:has(a,.rest){b:c}a:not([href=".rest"]){b:c}:is(:not(.other) .head){b:c}',
  ],
  ['states', 'a{b:c;&:hover{d:e}}a:focus-visible{f:g}', 'a{b:c}'],
  ['the absence of a state', 'a:not(:hover){b:c}', 'a:not(:hover){b:c}'],
  ['pseudo-elements', '.head::before{b:c}.rest::before{b:c}', '.head::before{b:c}'],
  ['the order of layers', '@layer a,b;@layer b{.rest{b:c}}', '@layer a,b'],
  [
    'conditions',
    '@media (width>=48em){.head{b:c}.rest{b:c}}@media print{.head{b:c}}@media (forced-colors:active){.head{b:c}}',
    '@media (width>=48em){.head{b:c}}',
  ],
  [
    'fonts of the device, and not those to fetch',
    '@font-face{src:local(Arial)}@font-face{src:url(a.woff2)}',
    '@font-face{src:local(Arial)}',
  ],
  ['movements', '@keyframes in{0%{b:c}}', ''],
])('Of %s, the style of the first view has what is needed', (_what, style, kept) => {
  expect(criticalCss(style, [page])).toBe(kept);
});

test('Pages that share a style have what one of them needs', () => {
  const style = '.head{b:c}.other{b:c}.rest{b:c}';
  const other = '<html><body><p class="other"></p><div data-style></div></body></html>';
  expect(criticalCss(style, [page, other])).toBe('.head{b:c}.other{b:c}');
});

test('Pages say by the element of their style sheets which first view is theirs', () => {
  expect(criticalCssName(page)).toBe('');
  expect(criticalCssName('<main><div hidden="" data-style="text"></div></main>')).toBe('text');
});
