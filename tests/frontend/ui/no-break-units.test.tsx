import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoBreakUnits } from '#frontend/ui/NoBreakUnits.tsx';
import { textOf } from '../built-site.ts';

const rendered = (text: string) => renderToStaticMarkup(<NoBreakUnits>{text}</NoBreakUnits>);
const kept = (text: string) =>
  [...rendered(text).matchAll(/<span class="unbroken">([^<]*)<\/span>/g)].map(([, part]) => part);

test.each([
  ['Within 0.2 °C, for years.', ['0.2 °C,']],
  ['0 to 45 °C, indoors', ['0 to 45 °C,']],
  ['1024 × 600 pixels behind glass', ['1024 × 600 pixels']],
  ['Two AA cells, 120 V and 10 mAh', ['120 V', '10 mAh']],
  ['RK3328 quad-core Cortex-A53', ['quad-core', 'Cortex-A53']],
  ['Stopped after 4 h 28 min', ['4 h 28 min']],
  ['Opens at 80% RH, as NEMA 5-15 does', ['80% RH,', 'NEMA 5-15']],
  ['By 16:00 floor 2 counted 31 panels', ['16:00 floor 2', '31 panels']],
  ['On floor 2, Gateway 7 stopped', ['floor 2', 'Gateway 7']],
  ['Between 8:30 and 17:00 daily', ['8:30 and', '17:00 daily']],
])('In "%s" no line ends inside %j', (text, parts) => {
  expect(kept(text)).toEqual(parts);
});

test.each(['RK3328, quad', 'One CR2032, four years', 'Bluetooth 5.2', 'Glass', ''])(
  '"%s" has nothing to keep together',
  (text) => expect(rendered(text)).toBe(text),
);

test('The words and spaces of a text stay as they are', () => {
  const text = '35 to 50 mm thick; a 3.0 port, 10 m of cable & 5000 mAh.';
  expect(textOf(rendered(text))).toBe(text);
});
