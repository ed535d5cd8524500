import { pageSizes } from '#tools/size/pages.ts';
import { floorKey } from '../lighthouse.ts';
import { table } from './markdown.ts';
import { lighthouse, line, weight } from './pages.ts';
import { baselineOf, edge, lambda, lists } from './services.ts';
import { controls, navigation, taps } from './use.ts';

/** The worst value decides. */
interface Target {
  readonly name: string;
  readonly limit: number;
  readonly unit: string;
  readonly values: readonly { readonly what: string; readonly value: number }[];
}

/** Each target with its worst value, and how many values meet it. */
export function targetTable(): string {
  const rows = targets().map(({ name, limit, unit, values }) => {
    const worst = values.toSorted((one, other) => other.value - one.value)[0];
    const met = values.filter(({ value }) => value <= limit).length;
    const figure = worst && `${Number(worst.value.toFixed(4))} ${unit} (${worst.what})`;
    const verdict = met === values.length ? 'met' : `met by ${met} of ${values.length}`;
    return [name, `${limit} ${unit}`, figure ?? 'not measured', worst ? verdict : ''];
  });
  return table(['Target', 'Max', 'Worst', 'Verdict'], rows);
}

function targets(): Target[] {
  const lines = line();
  const audits = lighthouse().filter(({ key }) => key.startsWith('mobile'));
  const floor = audits.find(({ key }) => key.endsWith(floorKey));
  const mobile = audits.filter((entry) => entry !== floor);
  const loads = weight().map(({ key, figures }) => ({ what: key, value: figures.mainThreadMs }));
  const functions = lambda();
  const importOf = (name: string) =>
    functions.find(({ key }) => key === name)?.figures.importMs ?? 0;
  return [
    {
      name: 'Slow line: first paint beside the floor',
      limit: 1.05,
      unit: 'x',
      values: lines.map(({ key, figures: f }) => ({ what: key, value: f.ours.fcp / f.floor.fcp })),
    },
    {
      name: 'Slow line: largest paint beside the floor, a picture',
      limit: 1.02,
      unit: 'x',
      values: lines.filter(hasPicture).map(largestPaint),
    },
    {
      name: 'Slow line: largest paint beside the floor, text',
      limit: 1.1,
      unit: 'x',
      values: lines.filter((entry) => !hasPicture(entry)).map(largestPaint),
    },
    {
      name: 'Lighthouse mobile: first paint beside the floor',
      limit: 1.08,
      unit: 'x',
      values: mobile.map(({ key, figures }) => ({
        what: key,
        value: figures.metrics.fcp / (floor?.figures.metrics.fcp ?? Number.NaN),
      })),
    },
    {
      name: 'Lighthouse mobile: points missing from 400',
      limit: 0,
      unit: 'points',
      values: mobile.map(({ key, figures: { scores } }) => ({
        what: key,
        value: 400 - Object.values(scores).reduce((sum, score) => sum + Math.round(score), 0),
      })),
    },
    {
      name: 'Lighthouse mobile: total blocking time',
      limit: 30,
      unit: 'ms',
      values: mobile.map(({ key, figures }) => ({ what: key, value: figures.metrics.tbt })),
    },
    {
      name: 'Lighthouse mobile: layout shift',
      limit: 0,
      unit: '',
      values: mobile.map(({ key, figures }) => ({ what: key, value: figures.metrics.cls })),
    },
    beside('HTML', 'html'),
    beside('Scripts until all that wakes by itself is awake', 'script'),
    beside('Staff area until the dashboard is usable', 'usable'),
    {
      name: 'First view of home, everything as it travels',
      limit: 170,
      unit: 'KB',
      values: weight()
        .filter(({ key }) => key === '/')
        .map(({ key, figures: { bytes } }) => ({
          what: key,
          value: Object.values(bytes).reduce((sum, each) => sum + each, 0) / 1000,
        })),
    },
    {
      name: 'Script of a page that nobody scrolls',
      limit: 70,
      unit: 'KB',
      values: weight().map(({ key, figures }) => ({ what: key, value: figures.bytes.js / 1000 })),
    },
    {
      name: 'Main thread of a cold load, CPU 4x slower, home',
      limit: 700,
      unit: 'ms',
      values: loads.filter(({ what }) => what === '/'),
    },
    {
      name: 'Main thread of a cold load, CPU 4x slower, elsewhere',
      limit: 350,
      unit: 'ms',
      values: loads.filter(({ what }) => what !== '/'),
    },
    {
      name: 'From a click to a page that was pointed at, CPU 4x slower',
      limit: 100,
      unit: 'ms',
      values: navigation().map(({ key, figures: { ms = Infinity } }) => ({ what: key, value: ms })),
    },
    {
      name: 'Back, CPU 4x slower',
      limit: 50,
      unit: 'ms',
      values: navigation().map(({ key, figures: { back = Infinity } }) => ({
        what: key,
        value: back,
      })),
    },
    {
      name: 'From a tap that nothing announced to the next page, slow line and CPU 4x slower',
      limit: 200,
      unit: 'ms',
      values: taps().map(({ key, figures: { ms = Infinity } }) => ({ what: key, value: ms })),
    },
    {
      name: 'Interaction with a control, CPU 4x slower',
      limit: 100,
      unit: 'ms',
      values: controls().map(({ place, name, ms }) => ({ what: `${name}, ${place}`, value: ms })),
    },
    {
      name: 'Cold import of a function beside its bare SDK',
      limit: 1.2,
      unit: 'x',
      values: functions
        .filter(({ key }) => baselineOf(key).startsWith('the bare'))
        .map(({ key, figures }) => ({
          what: key,
          value: figures.importMs / importOf(baselineOf(key)),
        })),
    },
    {
      name: 'Read units of a page of 50 contacts, 100,000 rows beside 1,000',
      limit: 1,
      unit: 'x',
      values: capacity(),
    },
    {
      name: 'Edge function on a known page beside the published redirect, interpreted',
      limit: 10,
      unit: 'x',
      values: edgeRatios(),
    },
  ];
}

type Painted = ReturnType<typeof line>[number];

function hasPicture({ figures }: Painted): boolean {
  return figures.ours.lcpElement === 'img';
}

function largestPaint({ key, figures: { ours, floor } }: Painted): Target['values'][number] {
  return { what: key, value: ours.lcp / floor.lcp };
}

/** What pages weigh in one kind beside their budgets, by `npm run size`. */
function beside(what: string, kind: string): Target {
  const values = pageSizes('.').flatMap(({ name, kilobytes, budget }) => {
    const [weighs, max] = [kilobytes[kind], budget[kind]];
    return weighs === undefined || max === undefined ? [] : [{ what: name, value: weighs / max }];
  });
  return { name: `${what}, beside its budget`, limit: 1, unit: 'x', values };
}

function capacity(): Target['values'] {
  const [few, many] = lists();
  if (few === undefined || many === undefined) return [];
  const { first, deep } = many.figures;
  return [
    { what: 'first page', value: first.units / few.figures.first.units },
    { what: 'from the middle', value: deep.units / few.figures.deep.units },
  ];
}

function edgeRatios(): Target['values'] {
  const base = interpreted('example: redirect by country');
  return ['viewer-request /contact', 'viewer-request /product/7', 'viewer-response'].flatMap(
    (key) => {
      const value = interpreted(key);
      return value === undefined || base === undefined ? [] : [{ what: key, value: value / base }];
    },
  );
}

function interpreted(key: string): number | undefined {
  return edge().find((entry) => entry.key === key)?.figures.microseconds['V8, interpreted'];
}
