import { expect, test } from 'vitest';
import { splitLate } from '../../frontend/build/late-styles.ts';

test('The layer `late` leaves the style that every page inlines, wherever it stands', () => {
  const [rest, late] = splitLate(
    '@layer ui,late;@layer late{.a{b:c}}@layer ui{.d:before{content:"}"}}@layer late{@media print{.e:after{content:"{"}}}.f{g:h}',
  );
  expect(rest).toBe('@layer ui,late;@layer ui{.d:before{content:"}"}}.f{g:h}');
  expect(late).toBe('@layer late{.a{b:c}}@layer late{@media print{.e:after{content:"{"}}}');
});

test('A style without the layer stops the build', () => {
  expect(() => splitLate('@layer ui{.a{b:c}}')).toThrow('No style is in the layer `late`.');
});
