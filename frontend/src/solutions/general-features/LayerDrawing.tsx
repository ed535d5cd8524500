import styles from './LayerDrawing.module.css';

/** A plate's outline: a square seen from above and from the side, 320 wide and 160 deep. */
const plate = 'M0-80 160 0 0 80-160 0Z';
const gap = 96;

/** The content of each plate, from the bottom up: streets, zones, network lines, a heat map. */
const marks = [
  'M-120-20 0 40M-80-40 40 20M-40-60 80 0M-120 20 40-60M-80 40 80-40M-40 60 120-20',
  'M-110 0-50-30 10 0-50 30ZM20-45 70-20 40-5-10-30ZM30 10 70-10 110 10 70 30Z',
  'M-130 0-70-30-30-10 30-40M-30-10 10 10 70-20M10 10-30 30 10 50M70-20 120 5',
  '',
];
const heat = [
  [-30, -8, 44],
  [-30, -8, 24],
  [54, 12, 34],
  [54, 12, 16],
  [-84, 16, 14],
] as const;

/** Four plates of one map, with the first label's at the bottom. The text beside it says the same. */
export function LayerDrawing({ labels }: { readonly labels: readonly string[] }) {
  const bottom = 96 + gap * (labels.length - 1);
  return (
    <svg className={styles.drawing} viewBox={`0 0 520 ${bottom + 112}`} aria-hidden>
      <path
        className={styles.plumb}
        d={`M20 96V${bottom}M340 96V${bottom}M180 176V${bottom + 80}`}
      />
      {labels.map((label, level) => (
        <g key={label} transform={`translate(180 ${bottom - gap * level})`}>
          <path className={styles.plate} d={plate} />
          <path className={level === 1 ? styles.zone : styles.mark} d={marks[level]} />
          {level === 3 &&
            heat.map(([x, y, radius]) => (
              <ellipse
                key={`${x} ${radius}`}
                className={styles.heat}
                cx={x}
                cy={y}
                rx={radius}
                ry={radius / 2}
              />
            ))}
          <path className={styles.leader} d="M160 0h40" />
          <text className={styles.label} x="208" y="4">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
