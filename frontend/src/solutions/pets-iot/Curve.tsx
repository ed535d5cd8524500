import type { ReactNode } from 'react';
import { round } from '../../ui/point.ts';
import type { petAnalytics } from './content.ts';
import styles from './Curve.module.css';

/** In units of the drawing. */
const width = 240;
const height = 72;
const floor = 66;

/** A measured value's ripple, which repeats without a visible pattern. */
const ripple = (x: number) => Math.sin(x / 14) * Math.sin(x / 6.3) + 0.4 * Math.sin(x / 4.1);

/** A line through the height at every step, to a tenth of a unit: the page has a budget. */
function curve(y: (x: number) => number, from = 0, to = width) {
  const steps = Array.from({ length: (to - from) / 5 + 1 }, (_, step) => from + step * 5);
  return `M${steps.map((x) => `${x} ${Math.round(y(x) * 10) / 10}`).join('L')}`;
}

/** Columns that stand on the floor, the last of them lit. */
function columns(values: readonly number[], lit: number) {
  const column = (value: number, index: number) =>
    `M${round((index + 0.5) * (width / values.length))} ${floor}v${-value}`;
  const drawn = values.map(column);
  return (
    <>
      <path className={styles.columns} d={drawn.slice(0, -lit).join('')} />
      <path className={`${styles.columns} ${styles.lit}`} d={drawn.slice(-lit).join('')} />
    </>
  );
}

const activity = (middle: number) => (x: number) => middle + 5 * ripple(x + middle);
const strides = (drift: number) => (x: number) => 36 + 3 * ripple(x) + drift * (x / width) ** 3;
const plan = (x: number) => floor - 56 * (1 - Math.exp(-x / 80));
const quarter = (x: number) => 44 + 7 * ripple(x) + 4 * ripple(x / 5);
const heat = (x: number) => 58 - 40 / (1 + Math.exp((110 - x) / 26)) + 1.5 * ripple(x);
const warning = 128;
const unusual = [30, 75, 125, 180, 220];

type Drawn = Exclude<(typeof petAnalytics)[number]['term'], 'Early notice'>;

const drawings: Readonly<Record<Drawn, ReactNode>> = {
  'Own baseline': [
    { name: 'collie', middle: 20 },
    { name: 'basset', middle: 56 },
  ].map(({ name, middle }) => (
    <g key={name}>
      <rect className={styles.band} width={width} y={middle - 9} height="18" rx="3" />
      <path d={curve(activity(middle))} />
      <text x="6" y={middle - 13}>
        {name}
      </text>
    </g>
  )),
  Lameness: (
    <>
      <path d={curve(strides(-20))} />
      <path className={styles.second} d={curve(strides(24))} />
      <text x="0" y="18">
        left
      </text>
      <text x="0" y="62">
        right
      </text>
    </>
  ),
  'Itch and ears': (
    <>
      {columns([28, 36, 31, 42, 38, 47, 44, 51, 46, 40, 33, 25, 19, 15, 12, 13, 11, 12], 10)}
      <path className={styles.limit} d="M106.7 4V66" />
      <text x="112" y="13">
        new food
      </text>
    </>
  ),
  'Heat warning': (
    <>
      <path d={curve(heat)} />
      <path className={styles.limit} d={`M0 ${round(heat(warning))}H${width}`} />
      <circle cx={warning} cy={round(heat(warning))} r="5" />
      <text y={round(heat(warning)) - 5}>27 °C</text>
    </>
  ),
  Recovery: (
    <>
      <path className={styles.limit} d={curve(plan)} />
      <path d={curve((x) => plan(x) + 4 * ripple(x + 20), 0, 160)} />
      <circle cx="160" cy={round(plan(160) + 4 * ripple(180))} r="5" />
      <text x={width} y={round(plan(width)) + 16} textAnchor="end">
        plan
      </text>
    </>
  ),
  'Report for the visit': (
    <>
      <path d={curve((x) => quarter(x) - (unusual.includes(x) ? 22 : 0))} />
      {unusual.map((x) => (
        <circle key={x} cx={x} cy={round(quarter(x) - 22)} r="4" />
      ))}
    </>
  ),
};

/** What the analysis sees. Decorative: the words below say the same. */
export function Curve({ of: term }: { readonly of: Drawn }) {
  return (
    <svg className={styles.curve} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {drawings[term]}
    </svg>
  );
}
