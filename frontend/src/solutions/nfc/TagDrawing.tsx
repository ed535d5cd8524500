import type { ReactNode } from 'react';
import type { nfcCards } from './content.ts';
import styles from './TagDrawing.module.css';

/** In units of the drawing, whose middle is 0. */
const width = 128;
const height = 96;
const pitch = 3;

/** An antenna around the middle: rectangles or circles, one inside the other. */
function Coil({ size: [wide, high], turns }: { size: readonly [number, number]; turns: number }) {
  return Array.from({ length: turns }, (_, turn) => {
    const inset = 2 * pitch * turn;
    const [w, h] = [wide - inset, high - inset];
    return (
      <rect
        key={turn}
        className={styles.coil}
        x={-w / 2}
        y={-h / 2}
        width={w}
        height={h}
        rx={wide === high ? w / 2 : 4}
      />
    );
  });
}

const card = 'M-48-32H48a4 4 0 0 1 4 4V28a4 4 0 0 1-4 4H-48a4 4 0 0 1-4-4V-28a4 4 0 0 1 4-4z';

const drawings: Readonly<Record<(typeof nfcCards)[number]['heading'], ReactNode>> = {
  'Access cards and fobs': (
    <g className={styles.dark}>
      <path className={styles.body} d={card} />
      <Coil size={[94, 54]} turns={4} />
      <path className={styles.chip} d="M-34-9h16V5h-16z" />
    </g>
  ),
  'Tap to pair': (
    <g className={styles.amber} transform="translate(0 10)">
      <circle cy="-34" r="13" />
      <path
        className={styles.body}
        d="M-14-28H14q14 0 14 14V16q0 16-18 16H-10Q-28 32-28 16V-14q0-14 14-14z"
      />
      <circle className={styles.sign} cy="-21" r="3.4" />
      <g transform="translate(0 8)">
        <Coil size={[36, 36]} turns={4} />
        <path className={styles.chip} d="M-4-4h8v8h-8z" />
      </g>
    </g>
  ),
  'Proof of origin': (
    <g className={styles.pale}>
      <path className={styles.body} d="M-40-36H40V36H-40z" />
      <Coil size={[70, 62]} turns={6} />
      <path className={styles.chip} d="M-24 8h9v9h-9z" />
    </g>
  ),
  'Inspection rounds': (
    <g className={styles.dark}>
      <circle className={styles.body} r="37" />
      <circle className={styles.sign} r="34" />
      <Coil size={[56, 56]} turns={5} />
      <path className={styles.chip} d="M-4-4h8v8h-8z" />
    </g>
  ),
  'Asset tags for metal': (
    <g className={styles.amber}>
      <circle className={styles.body} r="39" />
      <Coil size={[64, 64]} turns={4} />
      <path className={styles.sign} d="M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-7 0H7M0-7V7" />
    </g>
  ),
  'Temperature loggers': (
    <g className={styles.pale}>
      <path d="M-64-24C-36-24-40 0-25 0M25 0C42 0 34 26 64 26" />
      <path
        className={styles.body}
        d="M-17-24H17a8 8 0 0 1 8 8V16a8 8 0 0 1-8 8H-17a8 8 0 0 1-8-8V-16a8 8 0 0 1 8-8z"
      />
      <Coil size={[40, 38]} turns={3} />
      <path className={styles.sign} d="M-12 5l6-2 5 2 5-10 4 5 4-2" />
    </g>
  ),
  'Pet and medical tags': (
    <g className={styles.dark}>
      <path d="M-27-6C-44-12-52-16-52-22-52-34-26-40 0-40s52 6 52 18c0 6-8 10-25 16M-41-22c0-6 18-10 41-10s41 4 41 10c0 3-5 6-14 9M-41-22c0 3 5 6 14 9" />
      <g transform="translate(0 12)">
        <rect className={styles.body} x="-32" y="-22" width="64" height="44" rx="20" />
        <Coil size={[48, 29]} turns={3} />
        <path className={styles.chip} d="M-4-4h8v8h-8z" />
      </g>
    </g>
  ),
  'Room and scene tiles': (
    <g className={styles.pale}>
      <rect className={styles.body} x="-36" y="-36" width="72" height="72" rx="24" />
      <rect className={styles.sign} x="-32" y="-32" width="64" height="64" rx="21" />
      <Coil size={[46, 46]} turns={4} />
      <circle className={styles.sign} r="9" />
    </g>
  ),
};

/** A tag and its antenna. Decorative: the words beside it say what it is for. */
export function TagDrawing({ of: heading }: { readonly of: keyof typeof drawings }) {
  return (
    <svg
      className={styles.tag}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden
    >
      {drawings[heading]}
    </svg>
  );
}
