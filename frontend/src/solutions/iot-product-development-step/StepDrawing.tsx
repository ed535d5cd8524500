import styles from './StepDrawing.module.css';

/** Rounded squares in a grid: devices seen from the front. */
const device = (x: number, y: number, side: number) => {
  const radius = side * 0.3;
  const edge = side - 2 * radius;
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${x + radius} ${y}h${edge}${corner(radius, radius)}v${edge}${corner(-radius, radius)}h${-edge}${corner(-radius, -radius)}v${-edge}${corner(radius, -radius)}z`;
};

/** For each step, its outlines and what is amber in it. */
const drawings: readonly { readonly lines: string; readonly lit: string }[] = [
  // A ranked list.
  {
    lines: 'M38 10h34l12 12v44H38zM72 10v12h12M56 32h20M56 43h20M56 54h14M32 16v56h44',
    lit: 'M46 30h4v4h-4zM46 41h4v4h-4zM46 52h4v4h-4z',
  },
  // A development kit, wired to a sensor.
  {
    lines: `M4 22h54v40H4zM12 30h18v14H12zM12 54h4m4 0h4m4 0h4m4 0h4M58 30c14-14 14 16 28 10M58 40c12-2 14 8 28 7M58 50c8 12 18 10 28 4${device(86, 32, 30)}`,
    lit: 'M40 30h10v10H40zM96 39h10v2H96z',
  },
  // Three models of one shape.
  {
    lines: `${device(6, 34, 30)}M44 64V34h30v30zM97 34a15 15 0 1 1 0 30a15 15 0 0 1 0-30zM2 68h116`,
    lit: 'M16 41h10v2H16zM54 41h10v2H54zM92 41h10v2H92z',
  },
  // The board before its housing.
  {
    lines: `${device(8, 14, 48)}${device(64, 14, 48)}${device(15, 21, 34)}M56 38h8M74 26h10v10H74zM96 26h6m-6 6h6M74 50h28M92 42h10`,
    lit: 'M74 42h10v5H74z',
  },
  // A release, on its way into a unit.
  {
    lines: `M8 14h52v48H8zM8 24h52M16 34h16M22 43h24M22 52h12M66 38h12m-5-5 5 5-5 5${device(84, 20, 34)}`,
    lit: 'M37 32h14v4H37zM96 28h10v2H96z',
  },
  // A drop.
  {
    lines: `M54.5 22.1 74 14.6a8 8 0 0 1 10.4 4.6l7.5 19.5a8 8 0 0 1-4.6 10.4l-19.5 7.5a8 8 0 0 1-10.4-4.6L49.9 32.5a8 8 0 0 1 4.6-10.4zM40 14V4M50 10V2M32 24V10M14 68h92M44 68l-6-6M98 68l6-6`,
    lit: 'M61 24.5 70 21l.8 1.9-9 3.5z',
  },
  // A unit in the laboratory, and its label.
  {
    lines: `${device(14, 26, 34)}M54 30a18 18 0 0 1 0 26M60 25a26 26 0 0 1 0 36M74 20h38v46H74zM80 28h26M80 36h18M4 66h56`,
    lit: 'm84 53 6 6 12-12-2.4-2.4L90 54.2l-3.6-3.6z',
  },
  // A tray of units.
  {
    lines: `M6 8h108v58H6z${[0, 1, 2, 3].map((column) => device(13 + 25 * column, 14, 20) + device(13 + 25 * column, 40, 20)).join('')}`,
    lit: 'M20 19h6v2h-6zM45 19h6v2h-6zM70 19h6v2h-6zM95 19h6v2h-6zM20 45h6v2h-6zM45 45h6v2h-6zM70 45h6v2h-6z',
  },
  // Units at work, watched.
  {
    lines: `M4 40h20l5-12 8 24 7-17 5 9h14${device(76, 8, 24)}${device(76, 44, 24)}M63 44 76 22M63 44l13 10M104 14a8 8 0 0 1 0 12M104 50a8 8 0 0 1 0 12`,
    lit: 'M63 40a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM84 14h8v2h-8zM84 50h8v2h-8z',
  },
];

/** What a step leaves in the hand. Decorative: its words say the same. */
export function StepDrawing({ step }: { readonly step: number }) {
  const drawing = drawings[step];
  return (
    drawing && (
      <svg className={styles.drawing} viewBox="0 0 120 74" aria-hidden>
        <path d={drawing.lines} />
        <path className={styles.lit} d={drawing.lit} />
      </svg>
    )
  );
}
