import { splitUnit, type Csv } from './csv.ts';
import styles from './Chart.module.css';
import { scaleOf } from './scale.ts';

/*
 * Charts as SVG without a viewBox around them: places are percentages, so that they stretch with the page while letters
 * and lines keep their size. Only a line itself is drawn in units of its own. Who cannot see them reads the table.
 */

/** The series of the second and each further column over the numbers of the first. */
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
  const { unit } = splitUnit(series[0] ?? '');
  return (
    <div aria-hidden>
      <Legend columns={series} mark={<line x2="100%" y1="50%" y2="50%" />} />
      <p className={`caption ${styles.unit}`}>{unit}</p>
      <svg className={`caption ${styles.plot}`}>
        {up.ticks.map((tick) => (
          <g key={tick} className={styles.grid}>
            <line x2="100%" y1={`${100 - up.at(tick)}%`} y2={`${100 - up.at(tick)}%`} />
            <text y={`${100 - up.at(tick)}%`} dx="-0.75em" dy="0.35em" textAnchor="end">
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
                .map(({ x, y }) => `${across.at(x)},${Number((100 - up.at(y)).toFixed(2))}`)
                .join(' ')}
            />
          ))}
        </svg>
      </svg>
      <p className={`caption ${styles.over}`}>{over}</p>
    </div>
  );
}

/** A bar for each number, the bars of a row beside its name. */
export function BarChart({ columns: [, ...series], rows }: Csv) {
  const most = Math.max(...rows.flatMap(([, ...cells]) => cells.map(Number)));
  return (
    <div aria-hidden>
      {series.length > 1 && <Legend columns={series} mark={<rect width="100%" height="100%" />} />}
      <ul className={`caption ${styles.bars}`}>
        {rows.map(([name, ...cells]) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            {cells.map((cell, place) => (
              <span key={series[place]} className={styles.bar}>
                <svg className={markOf(place, series.length)}>
                  <rect
                    width={`${Number(((100 * Number(cell)) / most).toFixed(2))}%`}
                    height="100%"
                  />
                </svg>
                {cell} {splitUnit(series[place] ?? '').unit}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The class of a series: the last one stands out. */
function markOf(place: number, count: number): string | undefined {
  if (place === count - 1) return styles.last;
  return place === 0 ? styles.first : styles.second;
}

interface LegendProps {
  readonly columns: readonly string[];
  readonly mark: React.ReactNode;
}

/** Names the series in their order, each beside its mark. */
function Legend({ columns, mark }: LegendProps) {
  return (
    <ul className={`caption ${styles.legend}`}>
      {columns.map((column, place) => (
        <li key={column}>
          <svg className={markOf(place, columns.length)}>{mark}</svg>
          {splitUnit(column).name}
        </li>
      ))}
    </ul>
  );
}
