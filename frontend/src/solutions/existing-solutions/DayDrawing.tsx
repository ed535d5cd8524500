import type { Day } from './days.ts';
import styles from './DayDrawing.module.css';

const hours = 24;
/** In pixels: the row with the hours, the space above the first row's name, a row of bars, and a curve or columns. */
const top = 28;
const head = 14;
const row = 54;
const plot = 150;

const across = (hour: number) => `${((hour / hours) * 100).toFixed(2)}%`;

/**
 * A solution's records from midnight to midnight. Horizontal positions are percentages and sizes are pixels, so that
 * letters keep their size. Decorative: its caption says the same.
 */
export function DayDrawing({ moment, rows, columns, curve, band }: Day) {
  const height = rows ? head + rows.length * row : plot;
  const bottom = top + height;
  return (
    <svg className={styles.day} width="100%" height={bottom + 1} aria-hidden>
      {band && <Band {...band} />}
      <Hours bottom={bottom} />
      {columns?.map((value, hour) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- hours never change places
          key={hour}
          className={hour === Math.floor(moment) ? styles.dot : styles.span}
          x={across(hour + 0.15)}
          width={across(0.7)}
          y={bottom - value * plot}
          height={value * plot}
        />
      ))}
      {curve && (
        <svg y={top} height={plot} width="100%" viewBox="0 0 24 1" preserveAspectRatio="none">
          <path className={styles.curve} d={`M${curve.map(String).join('L')}`} />
        </svg>
      )}
      <line
        className={styles.moment}
        x1={across(moment)}
        x2={across(moment)}
        y1={top}
        y2={bottom}
      />
      {rows?.map((bars, index) => (
        <g key={bars.name} transform={`translate(0 ${top + head + index * row})`}>
          <Bars {...bars} />
        </g>
      ))}
      <circle className={styles.dot} cx={across(moment)} cy={top} r="6" />
    </svg>
  );
}

function Hours({ bottom }: { readonly bottom: number }) {
  return [0, 6, 12, 18, 24].map((hour) => (
    <g key={hour}>
      <line className={styles.hour} x1={across(hour)} x2={across(hour)} y1={top} y2={bottom} />
      <text
        className={styles.label}
        x={across(hour)}
        y="14"
        textAnchor={hour === 0 ? 'start' : hour === hours ? 'end' : 'middle'}
      >
        {String(hour).padStart(2, '0')}
      </text>
    </g>
  ));
}

function Band({ top: from, bottom: to, limits }: NonNullable<Day['band']>) {
  return (
    <>
      <rect
        className={styles.band}
        width="100%"
        y={top + from * plot}
        height={(to - from) * plot}
      />
      {[from, to].map((limit, index) => (
        <g key={limit}>
          <line
            className={styles.limit}
            x2="100%"
            y1={top + limit * plot}
            y2={top + limit * plot}
          />
          <text className={styles.label} x="6" y={top + limit * plot + (index === 0 ? 16 : -6)}>
            {limits[index]}
          </text>
        </g>
      ))}
    </>
  );
}

function Bars({ name, spans }: NonNullable<Day['rows']>[number]) {
  return (
    <>
      <text className={`${styles.label} ${styles.name}`} y="12">
        {name}
      </text>
      <line className={styles.rule} x2="100%" y1="32" y2="32" />
      {spans.map(([from, to]) => (
        <rect
          key={from}
          className={styles.span}
          x={across(from)}
          width={across(to - from)}
          y="25"
          height="14"
          rx="2"
        />
      ))}
    </>
  );
}
