import styles from './LifeLines.module.css';

/** `lost` and `back` change at the entry's time; the others last. */
export type LineState = 'lost' | 'silent' | 'partly' | 'back' | 'whole';

const devices = Array.from({ length: 16 }, (_, index) => index);
/** Devices behind the repeater that has to be replaced. */
const late: ReadonlySet<number> = new Set([4, 5, 11]);

/** Pixels from the top of an entry to its time. */
const moment = 64;

/** The part of an entry during which a device reports; none if it is silent. */
function reporting(
  state: LineState,
  device: number,
): readonly [from: string | number, to: string | number] | undefined {
  if (state === 'silent' || (state === 'partly' && late.has(device))) return undefined;
  if (state === 'lost') return [0, moment];
  const returns = state === 'partly' || (state === 'back' && late.has(device));
  return [returns ? moment : 0, '100%'];
}

/** The devices of a site as lines that end and start again. Decorative: the entry beside them says it. */
export function LifeLines({ state }: { readonly state: LineState }) {
  return (
    <svg className={styles.lines} aria-hidden>
      {devices.map((device) => {
        const x = `${(100 * (device + 0.5)) / devices.length}%`;
        const span = reporting(state, device);
        return (
          <g key={device}>
            <line className={styles.silent} x1={x} x2={x} y2="100%" />
            {span && <line className={styles.alive} x1={x} x2={x} y1={span[0]} y2={span[1]} />}
          </g>
        );
      })}
      {state !== 'whole' && <line className={styles.moment} x2="100%" y1={moment} y2={moment} />}
    </svg>
  );
}
