import type { FigureContent } from './article-content.ts';
import { splitUnit, type Csv } from './csv.ts';
import styles from './Chart.module.css';
import { scaleOf } from './scale.ts';

/*
 * Charts as SVG without a viewBox: positions are percentages, so a chart stretches with the page while letters and
 * lines keep their size. Only a line itself has units of its own. Readers who cannot see a chart have its table.
 */

/** One series per column after the first, over the numbers of the first column. */
export function LineChart({ columns: [over = '', ...series], rows }: Csv) {
  const cells = rows.map((row) => row.map((cell) => (cell === '' ? undefined : Number(cell))));
  const points = (column: number) =>
    cells.flatMap(([x, ...ys]) => {
      const y = ys[column];
      return x === undefined || y === undefined ? [] : [{ x, y }];
    });
  const all = series.flatMap((_, column) => points(column));
  const across = scaleOf(all.map(({ x }) => x));
  const up = scaleOf(all.map(({ y }) => y));
  const down = (value: number) => Number((92 - 0.86 * up.at(value)).toFixed(2));
  const { unit } = splitUnit(series[0] ?? '');
  return (
    <div aria-hidden>
      <p className="caption">{unit}</p>
      <svg className={`caption ${styles.plot}`}>
        {up.ticks.map((tick) => (
          <g key={tick} className={styles.grid}>
            <line x2="100%" y1={`${down(tick)}%`} y2={`${down(tick)}%`} />
            <text y={`${down(tick)}%`} dx="-0.75em" dy="0.35em" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {across.ticks.map((tick, place) => (
          <text
            key={tick}
            x={`${across.at(tick)}%`}
            y="100%"
            dy="1.5em"
            textAnchor={place === 0 ? 'start' : place < across.ticks.length - 1 ? 'middle' : 'end'}
          >
            {tick}
          </text>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {series.map((column, place) => (
            <polyline
              key={column}
              className={markOf(place, series.length)}
              points={points(place)
                .map(({ x, y }) => `${across.at(x)},${down(y)}`)
                .join(' ')}
            />
          ))}
        </svg>
        {series.map((column, place) => {
          const { x, y, dy, anchor } = labelOf(
            series.map((_, each) => points(each)),
            place,
          );
          return (
            <text
              key={column}
              className={`${styles.label} ${markOf(place, series.length)}`}
              x={`${across.at(x)}%`}
              y={`${down(y)}%`}
              dy={dy}
              textAnchor={anchor}
            >
              {splitUnit(column).name}
            </text>
          );
        })}
      </svg>
      <p className={`caption ${styles.over}`}>{over}</p>
    </div>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The position of a line's name: in the left half, where the other lines are farthest away. It is below the lowest
 * line, and below one that climbs between two others, otherwise above; and on the side from which the line climbs or
 * falls away.
 */
function labelOf(lines: readonly (readonly Point[])[], place: number) {
  const own = lines[place] ?? [];
  const heights = lines.flat().map(({ y }) => y);
  const least = (Math.max(...heights) - Math.min(...heights)) * 0.04;
  const end = Math.max(...own.map(({ x }) => x));
  const [best = { x: 0, y: 0, dy: '0', anchor: 'start' } as const] = own
    .map(({ x, y }, index) => {
      const others = lines
        .filter((line) => line !== own)
        .flatMap((line) => line.filter((point) => point.x === x).map((point) => point.y));
      const climb = (own[index + 1]?.y ?? y) - (own[index - 1]?.y ?? y);
      const isFlat = Math.abs(climb) < least;
      const isHighest = others.every((other) => other <= y);
      const isLowest = others.every((other) => other >= y);
      const isBelow = isLowest || (!isHighest && climb >= least);
      const isBefore = isBelow ? climb < 0 : climb > 0;
      const above = isHighest && isFlat ? '-1.9em' : '-0.75em';
      const side = isBefore ? ('end' as const) : ('start' as const);
      return {
        x,
        y,
        room: Math.min(...others.map((other) => Math.abs(other - y))),
        dy: isBelow ? '1.5em' : above,
        anchor: isFlat ? ('middle' as const) : side,
      };
    })
    .filter(({ x }) => x >= end * 0.2 && x <= end * 0.5)
    .toSorted((one, other) => other.room - one.room);
  return best;
}

interface BarChartProps extends Csv {
  readonly subjects: FigureContent['subjects'];
}

/** One bar per number; the bars of a row are beside its name. */
export function BarChart({ columns: [, ...series], rows, subjects }: BarChartProps) {
  const most = Math.max(...rows.flatMap(([, ...cells]) => cells.map(Number)));
  return (
    <div aria-hidden>
      {series.length > 1 && <Legend columns={series} />}
      <p className={`caption ${styles.over}`}>{splitUnit(series[0] ?? '').unit}</p>
      <ul className={`caption ${styles.bars}`}>
        {rows.map(([name = '', ...cells]) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            {cells.map((cell, place) => (
              <span key={series[place]} className={styles.bar}>
                <svg
                  className={
                    subjects?.includes(name) === false ? styles.first : markOf(place, series.length)
                  }
                >
                  <rect
                    width={`${Number(((100 * Number(cell)) / most).toFixed(2))}%`}
                    height="100%"
                  />
                </svg>
                {cell}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The class of a series. The last one stands out. */
function markOf(place: number, count: number): string | undefined {
  if (place === count - 1) return styles.last;
  return place === 0 ? styles.first : styles.second;
}

/** The legend of bars, in order. */
function Legend({ columns }: { readonly columns: readonly string[] }) {
  return (
    <ul className={`caption ${styles.legend}`}>
      {columns.map((column, place) => (
        <li key={column}>
          <svg className={markOf(place, columns.length)}>
            <rect width="100%" height="100%" />
          </svg>
          {splitUnit(column).name}
        </li>
      ))}
    </ul>
  );
}
