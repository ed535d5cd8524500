import { DrawnNumber } from '../../ui/DrawnNumber.tsx';
import { cutawayIntro } from './content.ts';
import { gatewayBody } from './document/dimensions-content.ts';
import styles from './Cutaway.module.css';

const { width, height, bay, dish, layers } = gatewayBody;
const [foot, band, light] = layers;
/** Millimetres. Across, 0 is the middle and the front is on the left; up, 0 is the table, and less is higher. */
const edge = width / 2;
const table = 0;
const lidFoot = -(foot.height + band.height + light.height);
const bayTop = -(foot.height + bay.height);
/** Where the bay begins, from the front on. */
const mouth = edge - bay.depth;
const rim = edge - dish.inset;
const floor = -(height - dish.depth);
const board = { top: -25, bottom: -23.4 };
const cell = { radius: 9.2, places: [-44, -25], middle: -13.8 };

/** Half of an outline behind the cut, seen from a little above. */
const behind = (reach: number, base: number) =>
  `M${-reach} ${base}C${-reach} ${base - reach * 0.27} ${-reach * 0.72} ${base - reach * 0.35} 0 ${base - reach * 0.35}S${reach} ${base - reach * 0.27} ${reach} ${base}Z`;

/** What stands on the board: its middle, its width and its height. */
const chips = [
  [-38, 18, 2.8],
  [-20, 9, 1.4],
  [1, 17, 1.6],
  [19, 10, 1.3],
  [30, 4, 1],
  [45, 11, 1.5],
] as const;

/** Where the numbers stand, and from where on they are led: the middle of what they name. */
const numbers = [
  { at: [-16, -50] },
  { at: [-68, -29], from: [-58, -29] },
  { at: [-38, -71], from: [-38, -27] },
  { at: [1, -71], from: [1, -26] },
  { at: [19, -71], from: [19, -26] },
  { at: [-25, cell.middle] },
  { at: [50, -13.5] },
  { at: [-2, 9], from: [-2, -2.4] },
] as const;

/** The gateway cut in half from front to rear. The list beside it names its numbers. */
export function Cutaway() {
  return (
    <svg
      className={styles.cutaway}
      viewBox="-74 -76 148 92"
      role="img"
      aria-label={cutawayIntro.label}
    >
      <path className={styles.thin} d={`M-74 ${table}H74`} />
      <path className={styles.lid} d={behind(edge - 0.2, -39)} />
      <path className={styles.lid} d={behind(edge - 6, -39.6)} />
      <path className={styles.dish} d={behind(rim, 0.6 - height)} />
      <path
        className={styles.dish}
        d={`M${5 - edge} -39.6L${-rim} ${floor}H${rim}L${edge - 5} -39.6Z`}
      />
      <path className={styles.inside} d={`M${-edge + 1} -3V-33H${edge - 1}V-3Z`} />
      <Bay />
      <Shell />
      <rect
        className={styles.board}
        x={3 - edge}
        y={board.top}
        width={width - 6}
        height={board.bottom - board.top}
      />
      {chips.map(([middle, wide, tall]) => (
        <rect
          key={middle}
          className={styles.chip}
          x={middle - wide / 2}
          y={board.top - tall}
          width={wide}
          height={tall}
        />
      ))}
      {cell.places.map((x) => (
        <g key={x}>
          <circle className={styles.cell} cx={x} cy={cell.middle} r={cell.radius} />
          <circle className={styles.can} cx={x} cy={cell.middle} r={cell.radius - 1} />
        </g>
      ))}
      {/* An antenna on the inside of the band. */}
      <path className={styles.antenna} d="M-55.6-8V-21" />
      {numbers.map((number, index) => {
        const [x, y] = number.at;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the numbers are the indexes
          <g key={index}>
            {'from' in number && (
              <path className={styles.leader} d={`M${number.from.join(' ')}L${x} ${y}`} />
            )}
            <DrawnNumber x={x} y={y} of={index + 1} />
          </g>
        );
      })}
    </svg>
  );
}

/** What the cut goes through: foot, base, band, light and lid. */
function Shell() {
  const inner = edge - 2;
  return (
    <>
      <path
        className={styles.rubber}
        d={`M${foot.inset - edge} ${table}V${-foot.height}h12V${table}Z`}
      />
      <path className={styles.rubber} d={`M${mouth - 14} ${table}V${-foot.height}h12V${table}Z`} />
      <path className={styles.metal} d={`M${2 - edge} ${-foot.height}H${mouth}v-2H${2 - edge}Z`} />
      <path
        className={styles.band}
        d={`M${-edge} -3.9q0 2.5 2 2.5V${lidFoot + light.height}H${-edge}Z`}
      />
      <path
        className={styles.band}
        d={`M${edge} ${bayTop}V${lidFoot + light.height}H${inner}V${bayTop}Z`}
      />
      {[-1, 1].map((side) => (
        <path
          key={side}
          className={styles.light}
          d={`M${side * (edge - light.inset)} ${lidFoot}v${light.height}h${-6 * side}v${-light.height}Z`}
        />
      ))}
      <path
        className={styles.cut}
        d={`M${0.2 - edge} ${lidFoot}V-36.6q0-3.4 3.4-3.4h1.4L${-rim} ${floor}H${rim}L${edge - 5}-40h1.4q3.4 0 3.4 3.4V${lidFoot}h-2.4V-35.6q0-1.6-1.4-1.6L${rim + 1} ${floor + 2.4}H${-rim - 1}L${4 - edge}-37.2q-1.4 0-1.4 1.6V${lidFoot}Z`}
      />
      <path className={styles.glass} d={`M-41.2 ${floor}h4.4v.9h-4.4Z`} />
    </>
  );
}

/** Open below and to the rear, with a plug in it. */
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
