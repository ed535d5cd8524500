import { placement } from './content.ts';
import styles from './AnswerTimes.module.css';

const { from, to, marks } = placement.scale;

/** A time's position on a logarithmic scale. */
function across(seconds: number): number {
  return (100 * Math.log(seconds / from)) / Math.log(to / from);
}

const percent = (place: number) => `${place.toFixed(2)}%`;
/** In pixels. */
const row = 52;
const top = 28;

/** The response times of each place on one scale. Decorative: the table below has the numbers. */
export function AnswerTimes() {
  const height = top + placement.rows.length * row;
  return (
    <svg className={styles.times} width="100%" height={height} aria-hidden>
      {marks.map(({ seconds, label }) => (
        <g key={label}>
          <line x1={percent(across(seconds))} x2={percent(across(seconds))} y1={top} y2={height} />
          <text x={percent(across(seconds))} y="14" textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {placement.rows.map(({ place, seconds: [soonest, latest] }, index) => (
        <g key={place} transform={`translate(0 ${top + row * index})`}>
          <text className={styles.place} x={percent(across(soonest))} y="26">
            {place}
          </text>
          <rect
            x={percent(across(soonest))}
            width={percent(across(latest) - across(soonest))}
            y="36"
            height="8"
            rx="4"
          />
        </g>
      ))}
    </svg>
  );
}
