import { DrawnNumber } from '../../ui/DrawnNumber.tsx';
import { cutawayIntro } from './content.ts';
import { gatewayBody } from './dimensions-content.ts';
import { round } from '../../ui/point.ts';
import styles from './Cutaway.module.css';

const { width, height, bay, dish, layers } = gatewayBody;
const [foot, band, light] = layers;
/**
 * In millimetres. Horizontally, 0 is the middle and the front is on the left. Vertically, 0 is the table and smaller
 * is higher.
 */
const edge = width / 2;
const table = 0;
const lidFoot = -(foot.height + band.height + light.height);
const bayTop = -(foot.height + bay.height);
/** The start of the bay, from the front. */
const mouth = edge - bay.depth;
const rim = edge - dish.inset;
const floor = dish.depth - height;
const board = { top: -25, bottom: -23.4 };
const cell = { radius: 9.2, places: [-44, -25], middle: -13.8 };

/** The components on the board: position, width and height. */
const chips = [
  [-47, 18, 2.8],
  [-25, 9, 1.4],
  [-8, 17, 1.6],
  [14, 10, 1.3],
  [28, 4, 1],
  [39, 11, 1.5],
]
  .map(([from = 0, wide = 0, tall = 0]) => `M${from} ${board.top}v-${tall}h${wide}v${tall}Z`)
  .join('');

/** The positions of the numbers, and the lines to their parts. */
const numbers = [
  [-14, -53],
  [-68, -29],
  [-32, -53],
  [1, -53],
  [19, -53],
  [-25, cell.middle],
  [50, -13],
  [-2, 9],
] as const;
const leaders = 'M-14-35.5V-53M-58-29h-10M-32-27v-26M1-26v-27M19-26v-27M-2-2V9';

/** A flat section from front to rear, to scale. The list beside it names its numbers. */
export function Cutaway() {
  return (
    <svg
      className={styles.cutaway}
      viewBox="-74 -59 148 74"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page, whose parts have words
      role="img"
      aria-label={cutawayIntro.label}
    >
      <path className={styles.thin} d={`M-74 ${table}H74`} />
      <path className={styles.inside} d={`M${-edge + 1} -3V-33H${edge - 1}V-3Z`} />
      <Bay />
      <Shell />
      <path
        className={styles.board}
        d={`M${3 - edge} ${board.top}H${edge - 3}V${board.bottom}H${3 - edge}Z`}
      />
      <path className={styles.chip} d={chips} />
      {cell.places.map((x) => (
        <circle key={x} className={styles.cell} cx={x} cy={cell.middle} r={cell.radius} />
      ))}
      {/* An antenna on the inside of the band. */}
      <path className={styles.antenna} d="M-55.6-8V-21" />
      <path className={styles.leader} d={leaders} />
      {numbers.map(([x, y], index) => (
        <DrawnNumber key={x} x={x} y={y} of={index + 1} />
      ))}
    </svg>
  );
}

/** The parts that are cut: foot, base, band, light and lid. */
function Shell() {
  const inner = edge - 2;
  return (
    <>
      <path
        className={styles.rubber}
        d={[foot.inset - edge, mouth - 14]
          .map((x) => `M${x} ${table}v${-foot.height}h12V${table}Z`)
          .join('')}
      />
      <path className={styles.metal} d={`M${2 - edge} ${-foot.height}H${mouth}v-2H${2 - edge}Z`} />
      <path
        className={styles.band}
        d={`M${-edge} -3.9q0 2.5 2 2.5V${lidFoot + light.height}H${-edge}Z`}
      />
      <path
        className={styles.band}
        d={`M${edge} ${bayTop}V${lidFoot + light.height}H${inner}V${bayTop}Z`}
      />
      <path
        className={styles.light}
        d={[light.inset - edge, edge - light.inset - 6]
          .map((x) => `M${x} ${lidFoot}v${light.height}h6v${-light.height}Z`)
          .join('')}
      />
      <path
        className={styles.cut}
        d={`M${0.2 - edge} ${lidFoot}V-36.6q0-3.4 3.4-3.4h1.4L${-rim} ${floor}H${rim}L${edge - 5}-40h1.4q3.4 0 3.4 3.4V${lidFoot}h-2.4V-35.6q0-1.6-1.4-1.6L${rim + 1} ${round(floor + 2.4)}H${-rim - 1}L${4 - edge}-37.2q-1.4 0-1.4 1.6V${lidFoot}Z`}
      />
      <path className={styles.glass} d={`M-41.2 ${floor}h4.4v.9h-4.4Z`} />
    </>
  );
}

/** Open at the bottom and the rear, with a plug inside. */
function Bay() {
  return (
    <>
      <path className={styles.bay} d={`M${mouth} ${table}V${bayTop}H${edge}V${table}Z`} />
      <path
        className={styles.cut}
        d={`M${mouth - 2} ${-foot.height}V${bayTop - 2}H${edge - 2}v2H${mouth}V${-foot.height}Z`}
      />
      <path className={styles.metal} d={`M${mouth} -4V-17.5h12V-4Z`} />
      <path className={styles.plug} d={`M${mouth + 6} -6V-13.5h11v1.6h4v4.3h-4V-6Z`} />
      <path className={styles.cable} d={`M${mouth + 21} -9.8C54-9.8 52-3 62-2.6H74`} />
    </>
  );
}
