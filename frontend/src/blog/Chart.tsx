import type { ReactNode } from 'react';
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
  const across = scaleOf(
    all.map(({ x }) => x),
    'value',
  );
  const up = scaleOf(all.map(({ y }) => y));
  const down = (value: number) => Number((92 - 0.86 * up.at(value)).toFixed(2));
  const { unit } = splitUnit(series[0] ?? '');
  return (
    <div aria-hidden>
      {series.length > 1 && (
        <Legend keys={series.map((name, place) => ({ name, mark: markOf(place, series.length) }))}>
          <line x2="100%" y1="50%" y2="50%" />
        </Legend>
      )}
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
        {across.ticks.map((tick) => (
          <text key={tick} x={`${across.at(tick)}%`} y="92%" dy="1.75em" textAnchor="middle">
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
      </svg>
      <p className={`caption ${styles.over}`}>{over}</p>
    </div>
  );
}

interface BarChartProps extends Csv {
  readonly subjects: FigureContent['subjects'];
}

/** One bar per number, and the number behind it; the bars of a row are beside its name. */
export function BarChart({ columns: [, ...series], rows, subjects }: BarChartProps) {
  const last = series.at(-1) ?? '';
  const most = Math.max(...rows.flatMap(([, ...cells]) => cells.map(Number)));
  const keys = series.map((name, place) => ({
    name,
    mark: markOf(place, series.length, subjects === undefined),
  }));
  if (subjects)
    keys.push({ name: [splitUnit(last).name, ...subjects].join(', '), mark: styles.last });
  return (
    <div aria-hidden>
      {series.length > 1 && (
        <Legend keys={keys}>
          <rect width="100%" height="100%" />
        </Legend>
      )}
      <p className={`caption ${styles.over}`}>{splitUnit(series[0] ?? '').unit}</p>
      <ul className={`caption ${styles.bars}`}>
        {rows.map(([name = '', ...cells]) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            {cells.map((cell, place) => {
              const width = `${Number(((100 * Number(cell)) / most).toFixed(2))}%`;
              return (
                <svg
                  key={series[place]}
                  className={`${styles.bar} ${markOf(place, series.length, subjects?.includes(name))}`}
                >
                  <rect width={width} height="100%" />
                  <text x={width} y="50%" dx="0.6em" dy="0.35em">
                    {cell}
                  </text>
                </svg>
              );
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The class of a series. The last one stands out, if it is a subject of the text. */
function markOf(place: number, count: number, isSubject = true): string | undefined {
  if (place === count - 1) return isSubject ? styles.last : styles.other;
  return place === 0 ? styles.first : styles.second;
}

interface LegendProps {
  readonly keys: readonly { readonly name: string; readonly mark: string | undefined }[];
  /** A line or bar. */
  readonly children: ReactNode;
}

/** The series' names, in order. */
function Legend({ keys, children }: LegendProps) {
  return (
    <ul className={`caption ${styles.legend}`}>
      {keys.map(({ name, mark }) => (
        <li key={name}>
          <svg className={mark}>{children}</svg>
          {splitUnit(name).name}
        </li>
      ))}
    </ul>
  );
}
