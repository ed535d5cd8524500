import { DrawnNumber } from '../../ui/DrawnNumber.tsx';
import styles from './PartsDrawing.module.css';

/** A part's outline: a square seen from above and from the side. */
const plate = 'M0-58 140 0 0 58-140 0Z';
const side = 'M-140 0 0 58 140 0v30L0 88-140 30Z';

/** The parts along one axis, from the top down: the number of each one's maker, and its shape. */
const parts = [
  { partner: 1, y: 96, shape: <path className={styles.glass} d={plate} /> },
  {
    partner: 2,
    y: 196,
    shape: (
      <>
        <path className={styles.housing} d={side} />
        <path className={styles.housing} d={plate} />
        <path d="M0-40 97 0 0 40-97 0Z" />
      </>
    ),
  },
  {
    partner: 3,
    y: 322,
    shape: (
      <path
        className={styles.antenna}
        d="M0-58 140 0 0 58-140 0ZM0-34 82 0 0 34-82 0ZM0-12 29 0 0 12-29 0Z"
      />
    ),
  },
  {
    partner: 4,
    y: 420,
    shape: (
      <>
        <path className={styles.board} d={plate} />
        <path
          className={styles.chip}
          d="M-20-24 20-8-20 8-60-8ZM50-10 80 2 50 14 20 2ZM-16 20 6 29-16 38-38 29Z"
        />
      </>
    ),
  },
  {
    partner: 5,
    y: 514,
    shape: (
      <>
        <path className={styles.housing} d="M-97 0 0 40 97 0v36L0 76-97 36Z" />
        <path className={styles.housing} d="M0-40 97 0 0 40-97 0Z" />
        <path d="M-48-20 48 20M-48-20v0M48 20v36" />
      </>
    ),
  },
] as const;

/** What happens to the whole: measured waves, a broker above, a way in, a scale beside it, a crate below. */
const services = [
  { partner: 9, x: 42, y: 560, d: 'M76 532q-20 28 0 56M90 540q-14 20 0 40' },
  { partner: 6, x: 250, y: 18, d: 'M210 36V-2M196 12 210-4 224 12' },
  { partner: 8, x: 16, y: 420, d: 'M30 420H66M56 410 66 420 56 430' },
  {
    partner: 7,
    x: 16,
    y: 196,
    d: 'M40 130V262M40 130h14M40 152h8M40 174h8M40 196h14M40 218h8M40 240h8M40 262h14',
  },
  { partner: 10, x: 404, y: 634, d: 'M58 600V668H362V600M58 634H20M362 634H390' },
] as const;

/** A device as its parts, each with a partner's number. Decorative: the list beside it names them. */
export function PartsDrawing() {
  return (
    <svg className={styles.parts} viewBox="0 -12 420 692" aria-hidden>
      <path className={styles.axis} d="M210 36V640" />
      {parts.map(({ partner, y, shape }) => (
        <g key={partner} transform={`translate(210 ${y})`}>
          {shape}
          <path d={`M${partner === 5 ? 97 : 140} 0H178`} />
          <DrawnNumber x={190} y={0} of={partner} />
        </g>
      ))}
      {services.map(({ partner, x, y, d }) => (
        <g key={partner}>
          <path className={styles.service} d={d} />
          <DrawnNumber x={x} y={y} of={partner} />
        </g>
      ))}
    </svg>
  );
}
