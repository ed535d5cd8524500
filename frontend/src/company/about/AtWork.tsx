import type { ReactNode } from 'react';
import type { people } from './content.ts';
import styles from './AtWork.module.css';

/** Gateways of the test, in rows. The seventh is dark. */
const gateways = Array.from({ length: 12 }, (_, place) => ({
  place,
  x: 18 + 55 * (place % 6),
  y: place < 6 ? 32 : 80,
}));

const drawings: Record<(typeof people.list)[number]['subject'], ReactNode> = {
  // A plug out of the wall, below twelve gateways.
  Power: (
    <>
      {gateways.map(({ place, x, y }) => (
        <g key={place}>
          <rect x={x} y={y} width="46" height="18" rx="9" />
          {place !== 6 && <path className={styles.amber} d={`M${x} ${y + 9}h46`} />}
        </g>
      ))}
      <path d="M0 51H360M0 99H360M36 132V240M78 176h24M78 194h24" />
      <path className={styles.curve} d="M128 184C160 196 150 224 150 240" />
      <path d="M36 156h12v56H36ZM102 164h22q10 4 10 21t-10 21H102Z" />
      <Hand at="translate(124 182)" sleeve={styles.deep} />
    </>
  ),
  // The board with its slot, taken from the open housing.
  Sensors: (
    <>
      <rect x="16" y="44" width="150" height="150" rx="34" />
      <rect x="28" y="56" width="126" height="126" rx="24" />
      <path d="M52 184v6m12-6v6m12-6v6m12-6v6m12-6v6m12-6v6m12-6v6" />
      <path className={styles.deep} d="M66 76H182V162H66Z" />
      <path className={styles.slot} d="M138 142H84V102H138" />
      <path className={styles.traces} d="M108 117H164M108 120H164M108 124H164M108 127H164" />
      <path className={styles.element} d="M92 114h16v16H92Z" />
      <Hand at="translate(178 116) rotate(-6)" />
    </>
  ),
  // A curve on squared paper, and the two mistakes in it.
  Radio: (
    <>
      <path d="M-8 24H208V216H-8Z" />
      <path
        className={styles.grid}
        d="M16 24V216M40 24V216M64 24V216M88 24V216M112 24V216M136 24V216M160 24V216M184 24V216M0 48H208M0 72H208M0 96H208M0 120H208M0 144H208M0 168H208M0 192H208"
      />
      <path
        className={styles.curve}
        d="M-8 176C24 174 28 168 36 132S52 84 60 132s12 36 32 36 24 8 34-40q6-28 14 0c4 18 8 30 18 34"
      />
      <circle className={styles.amber} cx="50" cy="102" r="15" />
      <circle className={styles.amber} cx="133" cy="116" r="15" />
      <path
        d="M0 0 20-8H150V8H20Q24 0 20-8M20 8 0 0H6"
        transform="translate(158 162) rotate(-36)"
      />
      <Hand at="translate(194 130) rotate(14)" sleeve={styles.warm} />
    </>
  ),
};

interface HandProps {
  /** The tips of thumb and index, as an SVG transformation. */
  readonly at: string;
  readonly sleeve?: string | undefined;
}

const fingers = ['M36 42C50 50 70 50 96 38', 'M22 26C40 36 66 34 96 24'];
const index = 'M4-6C20-18 30-26 46-26S76-18 92-16';
const palm = 'M88-26C112-30 124-22 150-18V42C124 44 112 54 92 45Q66 30 64 0Z';

/** A hand that holds something from the right. A finger is a wide line on a slightly wider one. */
function Hand({ at, sleeve }: HandProps) {
  return (
    <g transform={at}>
      {fingers.map((finger) => (
        <g key={finger}>
          <path className={styles.outline} d={finger} />
          <path className={styles.finger} d={finger} />
        </g>
      ))}
      <path className={styles.outline} d={index} />
      <path className={styles.palm} d={palm} />
      <path className={styles.finger} d={index} />
      <path className={styles.skin} d={palm} />
      <path className={styles.outline} d="M4 10C22 6 50 4 84 16" />
      <path className={styles.finger} d="M4 10C22 6 50 4 92 19" />
      <path className={sleeve} d="M164-20H320V44H164Z" />
      <path d="M150-26h16v76h-16Z" />
    </g>
  );
}

/** Somebody's hand at work on what they measured. Decorative: the words are below it. */
export function AtWork({ on }: { readonly on: keyof typeof drawings }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 360 240" aria-hidden>
      {drawings[on]}
    </svg>
  );
}
