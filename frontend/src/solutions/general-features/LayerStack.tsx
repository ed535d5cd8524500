import { geographicLayers } from './content.ts';
import { type Crossing, lineThrough, type Point, pointOf, townSize } from './town.ts';
import { Streets } from './TownMap.tsx';
import map from './TownMap.module.css';
import styles from './LayerStack.module.css';

const [width, height] = townSize;
/** From one layer to the next. */
const rise = 150;
/** A layer lies flat. */
const flat = 'matrix(.8 .2 -.55 .33 240 0)';
/** Its corners in the drawing: right, front and left. */
const corners: readonly Point[] = [
  [720, 120],
  [484, 262],
  [4, 142],
];

const line = (...crossings: readonly Crossing[]) => lineThrough(crossings.map(pointOf));

const zones = [
  line([1, 0], [1, 1], [2, 1], [2, 0]),
  line([1, 2], [1, 4], [2, 4], [2, 2]),
  line([2, 1], [2, 2], [3, 2], [3, 1]),
];

/** From the source to the ends, pipes become thinner. */
const source = pointOf([3, 1]);
const pipes = [
  { size: 14, ways: [line([3, 1], [2, 1], [1, 1])] },
  { size: 9, ways: [line([2, 1], [2, 2], [2, 3]), line([1, 1], [1, 2], [1, 3])] },
  {
    size: 5,
    ways: [
      line([2, 0], [2, 1]),
      line([2, 3], [2, 4]),
      line([1, 3], [1, 4]),
      line([0, 1], [1, 1]),
      line([0, 2], [1, 2]),
      line([2, 2], [3, 2]),
    ],
  },
];

const cell = 43;
const places = [
  { x: 186, y: 262, wide: 90 },
  { x: 430, y: 150, wide: 120 },
];
/** How dense a cell is, up to 1. */
const densityOf = (column: number, row: number) =>
  Math.max(
    ...places.map(({ x, y, wide }) =>
      Math.exp(-(Math.hypot(column * cell - x, row * cell - y) ** 2) / wide ** 2),
    ),
  );
/** The cells above each level: the densest are in all three. */
const densities = [0.15, 0.4, 0.7].map((level) =>
  Array.from({ length: 140 }, (_, index) => [index % 14, Math.floor(index / 14)] as const)
    .filter(([column, row]) => densityOf(column, row) > level)
    .map(([column, row]) => `M${column * cell} ${row * cell}h40v40h-40Z`)
    .join(''),
);

const drawings = {
  'Base maps': (
    <>
      <rect className={styles.land} width={width} height={height} />
      <Streets />
    </>
  ),
  Zones: <path className={styles.zones} d={`${zones.join('Z')}Z`} />,
  Networks: (
    <>
      {pipes.map(({ size, ways }) => (
        <path key={size} className={styles.pipes} strokeWidth={size} d={ways.join('')} />
      ))}
      <circle cx={source[0]} cy={source[1]} r="20" />
    </>
  ),
  Density: densities.map((d) => <path key={d} className={styles.cells} d={d} />),
} as const;

/** The layers of the town's map above each other, in the order of their list. Decorative: the list says the same. */
export function LayerStack() {
  const top = geographicLayers.length - 1;
  return (
    <svg
      className={`${map.map} ${styles.stack}`}
      viewBox={`0 0 724 ${266 + top * rise}`}
      aria-hidden
    >
      {corners.map(([x, y]) => (
        <path key={x} className={styles.edge} d={`M${x} ${y}v${top * rise}`} />
      ))}
      {geographicLayers.toReversed().map(({ term }, level) => (
        <g key={term} transform={`translate(0 ${(top - level) * rise}) ${flat}`}>
          <svg width={width} height={height}>
            <rect className={styles.sheet} width={width} height={height} />
            {drawings[term]}
          </svg>
        </g>
      ))}
      {geographicLayers.map(({ term }, level) => (
        <text key={term} x="718" y={level * rise + 68} textAnchor="end">
          {term}
        </text>
      ))}
    </svg>
  );
}
