import type { ReactNode } from 'react';
import { formatCount } from '../content/format-count.ts';
import type { FigureContent } from './article-content.ts';
import { splitUnit, type Csv } from './csv.ts';
import styles from './Chart.module.css';
import { scaleOf } from './scale.ts';
import { DrawnNumber } from '../ui/DrawnNumber.tsx';

/*
 * Charts as SVG without a viewBox: positions are percentages, so a chart stretches with the page while letters and
 * lines keep their size. Only a line itself has units of its own. Readers who cannot see a chart have its table.
 */

interface LineChartProps extends Csv, Pick<FigureContent, 'subjects' | 'marks'> {}

/** One series per column after the first, over the numbers of the first column. */
export function LineChart({
  columns: [over = '', ...series],
  rows,
  subjects,
  marks,
}: LineChartProps) {
  const cells = rows.map((row) => row.map((cell) => (cell === '' ? undefined : Number(cell))));
  const { unit } = splitUnit(series[0] ?? '');
  const names = series.map((column) => splitUnit(column).name);
  const lines = names.map((name, column) => ({
    name,
    points: cells.flatMap(([x, ...ys]) => {
      const y = ys[column];
      return x === undefined || y === undefined ? [] : [{ x, y }];
    }),
  }));
  const [subject = names.at(-1)] = subjects ?? [];
  const first = names.find((name) => name !== subject);
  const styleOf = (name: string) =>
    name === subject ? styles.last : name === first ? styles.first : styles.second;
  const all = lines.flatMap(({ points }) => points);
  const across = scaleOf(
    all.map(({ x }) => x),
    'value',
  );
  const up = scaleOf(all.map(({ y }) => y));
  const down = (value: number) => Number((92 - 0.86 * up.at(value)).toFixed(2));
  return (
    <div aria-hidden>
      {series.length > 1 && (
        <Legend keys={names.map((name) => ({ name, mark: styleOf(name) }))}>
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
          {lines.map(({ name, points }) => (
            <polyline
              key={name}
              className={styleOf(name)}
              points={points.map(({ x, y }) => `${across.at(x)},${down(y)}`).join(' ')}
            />
          ))}
        </svg>
        {marks?.map(({ series: marked, over: at, beside }, index) => {
          const point = lines.find(({ name }) => name === marked)?.points.find(({ x }) => x === at);
          return (
            point && (
              <svg key={at} className={styles.mark} x={`${across.at(at)}%`} y={`${down(point.y)}%`}>
                <DrawnNumber x={beside ? 20 : 0} y={beside ? 0 : -20} of={index + 1} />
              </svg>
            )
          );
        })}
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
                    {/\d{4}/.test(cell) ? formatCount(Number(cell)) : cell}
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

interface SpanChartProps extends Csv, Pick<FigureContent, 'subjects' | 'promise'> {}

/** For each row, a line from its first number to its last on one scale, which need not begin at zero. */
export function SpanChart({ columns: [, ...series], rows, subjects, promise }: SpanChartProps) {
  const scale = scaleOf(rows.flatMap(([, ...cells]) => cells.map(Number)));
  const names = series.map((column) => splitUnit(column).name);
  const promised = promise && `${scale.at(promise.at)}%`;
  return (
    <div aria-hidden>
      <Legend
        keys={names.map((name, place) => ({
          name,
          mark: place === 0 ? styles.first : styles.other,
        }))}
      >
        <circle cx="50%" cy="50%" r="5" />
      </Legend>
      <p className={`caption ${styles.over}`}>{splitUnit(series[0] ?? '').unit}</p>
      <ul className={`caption ${styles.bars}`}>
        {promise && (
          <li>
            <svg className={`${styles.bar} ${styles.other}`}>
              <text x={promised} y="50%" dy="0.35em" textAnchor="middle">
                {promise.text}
              </text>
            </svg>
          </li>
        )}
        {rows.map(([name = '', ...cells]) => {
          const [from, to] = cells.map((cell) => `${scale.at(Number(cell))}%`);
          const short = promise ? promise.at - Number(cells[1]) : 0;
          return (
            <li key={name}>
              <span className={styles.name}>{name}</span>
              <svg className={`${styles.bar} ${markOf(1, 2, subjects?.includes(name))}`}>
                {promised && (
                  <line
                    className={styles.promise}
                    x1={promised}
                    x2={promised}
                    y1="-65%"
                    y2="165%"
                  />
                )}
                <line x1={from} x2={to} y1="50%" y2="50%" />
                <circle className={styles.from} cx={from} cy="50%" r="5" />
                <circle cx={to} cy="50%" r="5" />
                <text x={from} y="50%" dx="-1em" dy="0.35em" textAnchor="end">
                  {cells[0]}
                </text>
                {/* Not across the promise's line. */}
                <text
                  {...(short > 0 ? { x: promised, dx: '0.6em' } : { x: to, dx: '1em' })}
                  y="50%"
                  dy="0.35em"
                >
                  {cells[1]}
                  {short > 0 && promise?.missed(short)}
                </text>
              </svg>
            </li>
          );
        })}
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
