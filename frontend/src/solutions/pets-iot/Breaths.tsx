import { breathsLabels } from './content.ts';
import styles from './Curve.module.css';

/** Breaths a minute on each of thirty nights. */
const nights = [
  21, 22, 20, 23, 21, 22, 19, 21, 23, 20, 22, 21, 20, 22, 23, 21, 22, 24, 25, 26, 28, 33, 35, 29,
  26, 24, 22, 21, 22, 20,
];
const most = 40;
const limit = 30;
/** The animal's own, least and most. */
const usual = [19, 24] as const;

const columns = nights.map((breaths, night) => ({
  isHigh: breaths > limit,
  d: `M${night + 0.5} ${most}v${-breaths}`,
}));
const pathOf = (isHigh: boolean) =>
  columns.flatMap((column) => (column.isHigh === isHigh ? column.d : [])).join('');

const down = (breaths: number) => `${100 - (100 * breaths) / most}%`;

/** A month of nights against the limit and the animal's own range. Decorative: the words below say the same. */
export function Breaths() {
  return (
    <svg className={`${styles.curve} ${styles.breaths}`} aria-hidden>
      <svg viewBox={`0 0 ${nights.length} ${most}`} preserveAspectRatio="none">
        <path className={styles.columns} d={pathOf(false)} />
        <path className={`${styles.columns} ${styles.lit}`} d={pathOf(true)} />
        <rect
          className={styles.band}
          width="100%"
          y={most - usual[1]}
          height={usual[1] - usual[0]}
        />
        <path className={styles.limit} d={`M0 ${most - limit}H${nights.length}`} />
      </svg>
      <text y={down(limit)} dy="-0.5em">
        {breathsLabels.limit}
      </text>
      <text y={down(usual[1])} dy="-0.5em">
        {breathsLabels.baseline}
      </text>
      <text x={`${(100 * 23.2) / nights.length}%`} y="0.7em" textAnchor="end">
        {breathsLabels.call}
      </text>
    </svg>
  );
}
