import styles from './LifeLines.module.css';

/** `lost` and `back` change at the entry's time; the others last. */
export type LineState = 'lost' | 'silent' | 'partly' | 'back' | 'whole';

const devices = Array.from({ length: 16 }, (_, index) => index);
/** Devices behind the repeater that has to be replaced. */
const late: ReadonlySet<number> = new Set([4, 5, 11]);

/** Pixels from the top of an entry to its time. */
const moment = 64;

const all = () => true;
const none = () => false;
const prompt = (device: number) => !late.has(device);
/** Which devices report before an entry's time, and after it. */
const reporting = {
  lost: [all, none],
  silent: [none, none],
  partly: [none, prompt],
  back: [prompt, all],
  whole: [all, all],
} as const satisfies Record<LineState, readonly unknown[]>;

const look = (reports: boolean) => (reports ? styles.alive : styles.silent);

/** The devices of a site as lines that end and start again. Decorative: the entry beside them says it. */
export function LifeLines({ state }: { readonly state: LineState }) {
  const [before, after] = reporting[state];
  return (
    <svg className={styles.lines} aria-hidden>
      {devices.map((device) => {
        const x = `${(100 * (device + 0.5)) / devices.length}%`;
        return (
          <g key={device}>
            <line className={look(before(device))} x1={x} x2={x} y2={moment} />
            <line className={look(after(device))} x1={x} x2={x} y1={moment} y2="100%" />
          </g>
        );
      })}
      {state !== 'whole' && <line className={styles.moment} x2="100%" y1={moment} y2={moment} />}
    </svg>
  );
}
