import { pageSizes } from '#tools/size/pages.ts';
import { Figures as EdgeFigures } from '../edge.ts';
import { Figures as InteractionFigures } from '../interactions.ts';
import { Figures as LambdaFigures } from '../lambda.ts';
import { floorKey } from '../lighthouse.ts';
import { Figures as ListFigures } from '../lists.ts';
import { Figures as NavigationFigures } from '../navigation.ts';
import { Figures as TapFigures } from '../tap.ts';
import { entriesOf } from './entries.ts';
import { table } from './markdown.ts';
import { lighthouse, line, totalOf, weight } from './pages.ts';

/** What was measured, and its value. */
type Value = readonly [what: string, value: number];

/** The worst value decides. */
type Target = readonly [name: string, limit: number, unit: string, values: readonly Value[]];

/** Each target with its worst value, and how many values meet it. */
export function targetTable(): string {
  const rows = targets().map(([name, limit, unit, values]) => {
    const [worst] = values.toSorted(([, one], [, other]) => other - one);
    const met = values.filter(([, value]) => value <= limit).length;
    const figure = worst && `${Number(worst[1].toFixed(4))} ${unit} (${worst[0]})`;
    const verdict = met === values.length ? 'met' : `met by ${met} of ${values.length}`;
    return [name, `${limit} ${unit}`, figure ?? 'not measured', worst ? verdict : ''];
  });
  return table(['Target', 'Max', 'Worst', 'Verdict'], rows);
}

function targets(): Target[] {
  const lines = line();
  const audits = lighthouse().filter(({ key }) => key.startsWith('mobile'));
  const floor = audits.find(({ key }) => key.endsWith(floorKey));
  const mobile = (valueOf: (figures: (typeof audits)[number]['figures']) => number) =>
    audits
      .filter((entry) => entry !== floor)
      .map(({ key, figures }): Value => [key, valueOf(figures)]);
  const floorFcp = floor?.figures.metrics.fcp ?? Number.NaN;
  const navigations = entriesOf('navigation', NavigationFigures);
  const loads = weight();
  const homes = loads.filter(({ key }) => key === '/');
  const others = loads.filter(({ key }) => key !== '/');
  const mainThread = ({ key, figures }: (typeof loads)[number]): Value => [
    key,
    figures.mainThreadMs,
  ];
  return [
    [
      'Slow line: first paint beside the floor',
      1.05,
      'x',
      lines.map(({ key, figures: { ours, floor: base } }): Value => [key, ours.fcp / base.fcp]),
    ],
    [
      'Slow line: largest paint beside the floor, a picture',
      1.02,
      'x',
      lines.filter(hasPicture).map(largestPaint),
    ],
    [
      'Slow line: largest paint beside the floor, text',
      1.1,
      'x',
      lines.filter((entry) => !hasPicture(entry)).map(largestPaint),
    ],
    [
      'Lighthouse mobile: first paint beside the floor',
      1.08,
      'x',
      mobile(({ metrics }) => metrics.fcp / floorFcp),
    ],
    [
      'Lighthouse mobile: points missing from 400',
      0,
      'points',
      mobile(
        ({ scores }) =>
          400 - Object.values(scores).reduce((sum, score) => sum + Math.round(score), 0),
      ),
    ],
    ['Lighthouse mobile: total blocking time', 30, 'ms', mobile(({ metrics }) => metrics.tbt)],
    ['Lighthouse mobile: layout shift', 0, '', mobile(({ metrics }) => metrics.cls)],
    beside('HTML', 'html'),
    beside('Scripts until all that wakes by itself is awake', 'script'),
    beside('Staff area until the dashboard is usable', 'usable'),
    [
      'First view of home, everything as it travels',
      170,
      'KB',
      homes.map(({ key, figures }): Value => [key, totalOf(figures.bytes) / 1000]),
    ],
    [
      'Script of a page that nobody scrolls',
      70,
      'KB',
      loads.map(({ key, figures }): Value => [key, figures.bytes.js / 1000]),
    ],
    ['Main thread of a cold load, CPU 4x slower, home', 700, 'ms', homes.map(mainThread)],
    ['Main thread of a cold load, CPU 4x slower, elsewhere', 350, 'ms', others.map(mainThread)],
    [
      'From a click to a page that was pointed at, CPU 4x slower',
      100,
      'ms',
      navigations.map(({ key, figures: { ms = Infinity } }): Value => [key, ms]),
    ],
    [
      'Back, CPU 4x slower',
      50,
      'ms',
      navigations.map(({ key, figures: { back = Infinity } }): Value => [key, back]),
    ],
    [
      'From a tap that nothing announced to the next page, slow line and CPU 4x slower',
      200,
      'ms',
      entriesOf('tap', TapFigures).map(({ key, figures: { ms = Infinity } }): Value => [key, ms]),
    ],
    [
      'Interaction with a control, CPU 4x slower',
      100,
      'ms',
      entriesOf('interactions', InteractionFigures).flatMap(({ key, figures: { controls } }) =>
        controls.map(({ name, ms }): Value => [`${name}, ${key}`, ms]),
      ),
    ],
    ['Cold import of a function beside its bare SDK', 1.2, 'x', imports()],
    ['Read units of a page of 50 contacts, 100,000 rows beside 1,000', 1, 'x', capacity()],
    [
      'Edge function on a known page beside the published redirect, interpreted',
      10,
      'x',
      edgeRatios(),
    ],
  ];
}

type Painted = ReturnType<typeof line>[number];

function hasPicture({ figures }: Painted): boolean {
  return figures.ours.lcpElement === 'img';
}

function largestPaint({ key, figures: { ours, floor } }: Painted): Value {
  return [key, ours.lcp / floor.lcp];
}

/** What pages weigh in one kind beside their budgets, by `npm run size`. */
function beside(what: string, kind: string): Target {
  const values = pageSizes('.').flatMap(({ name, kilobytes, budget }): Value[] => {
    const [weighs, max] = [kilobytes[kind], budget[kind]];
    return weighs === undefined || max === undefined ? [] : [[name, weighs / max]];
  });
  return [`${what}, beside its budget`, 1, 'x', values];
}

/** The bare SDK that a function uses, or the empty handler. */
function baselineOf(name: string): string {
  if (/^(?:an empty|the bare)/.test(name)) return 'an empty handler';
  if (/(?:contact|subscri)/.test(name)) return 'the bare SDK: DynamoDB';
  return /(?:session|password|sign)/.test(name) ? 'the bare SDK: Cognito' : 'an empty handler';
}

function imports(): Value[] {
  const times = new Map(
    entriesOf('lambda', LambdaFigures).map(({ key, figures }) => [key, figures.importMs]),
  );
  return [...times]
    .filter(([key]) => baselineOf(key).startsWith('the bare'))
    .map(([key, ms]) => [key, ms / (times.get(baselineOf(key)) ?? 0)]);
}

function capacity(): Value[] {
  const [few, many] = entriesOf('lists', ListFigures);
  if (few === undefined || many === undefined) return [];
  const { first, deep } = many.figures;
  return [
    ['first page', first.units / few.figures.first.units],
    ['from the middle', deep.units / few.figures.deep.units],
  ];
}

function edgeRatios(): Value[] {
  const base = interpreted('example: redirect by country');
  const keys = ['viewer-request /contact', 'viewer-request /product/7', 'viewer-response'];
  return keys.flatMap((key): Value[] => {
    const value = interpreted(key);
    return value === undefined || base === undefined ? [] : [[key, value / base]];
  });
}

function interpreted(key: string): number | undefined {
  const entries = entriesOf('edge', EdgeFigures);
  return entries.find((entry) => entry.key === key)?.figures.microseconds['V8, interpreted'];
}
