import { forecast } from './content.ts';
import styles from './Forecast.module.css';

/** In units of the drawing: 8 weeks measured, then 8 weeks ahead. */
const width = 960;
const height = 300;
const today = width / 2;
/** As fractions of the limit. */
const limit = 70;

/** The vibration on a past day, from quiet to worn. The ripple repeats without a visible pattern. */
function measuredAt(x: number): number {
  const ripple = 9 * Math.sin(x / 7) * Math.sin(x / 31 + 1) + 5 * Math.sin(x / 3.1);
  return 228 - 60 * (x / today) ** 2.4 + ripple * (0.5 + x / today);
}

const steps = Array.from({ length: 121 }, (_, index) => (index * today) / 120);
const past = steps
  .map((x, index) => `${index === 0 ? 'M' : 'L'}${x} ${measuredAt(x).toFixed(1)}`)
  .join('');
const now = measuredAt(today);

/** A height on the drawing's scale, as a share of it. */
const down = (y: number) => `${((100 * y) / height).toFixed(1)}%`;

/** A future day on the drawing's scale. */
const dayAhead = (day: number) => today + (day * today) / 56;
const [soonest, likely, latest] = [20, 31, 45].map(dayAhead);

/** A bearing's vibration, and when it will exceed the limit. Decorative: the text beside it says the same. */
export function Forecast() {
  return (
    <svg className={styles.chart} aria-hidden>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" overflow="visible">
        <path
          className={styles.fan}
          d={`M${today} ${now} Q ${today + 120} ${now - 20} ${soonest} ${limit} H ${latest} Q ${today + 200} ${now - 10} ${today} ${now}Z`}
        />
        <path
          className={styles.likely}
          d={`M${today} ${now} Q ${today + 160} ${now - 14} ${likely} ${limit}`}
        />
        <path className={styles.limit} d={`M0 ${limit}H${width}`} />
        <path className={styles.days} d={`M${soonest} ${limit}H${latest}`} />
        <path className={styles.today} d={`M${today} 24V${height}`} />
        <path d={past} />
      </svg>
      <circle className={styles.now} cx="50%" cy={down(now)} r="5" />
      <text y={down(limit)} dy="-0.6em">
        {forecast.limit}
      </text>
      <text x="51%" y={down(height)} dy="-0.4em">
        {forecast.today}
      </text>
      <text y={down(height)} dy="-0.4em">
        {forecast.past}
      </text>
    </svg>
  );
}
