import styles from './LetterDrawing.module.css';

interface LetterDrawingProps {
  /** `in`: the letter slides into its envelope. `out`: the envelope is crossed out. */
  readonly kind: 'in' | 'out';
}

/** Where the others are, in the drawing's units. */
const around = ['0 -340', '0 230', '-420 0', '420 0'];

/** An envelope and its fate, on a panel of its own. Decorative. */
export function LetterDrawing({ kind }: LetterDrawingProps) {
  return (
    <svg className={`deep ${styles.letter}`} viewBox="-20 0 460 370" aria-hidden>
      {/* Closed letters around it, as far as the panel reaches. */}
      {around.map((place) => (
        <path
          key={place}
          className={styles.other}
          transform={`translate(${place})`}
          d="M40 150H380V320H40ZL184 246Q210 262 236 246L380 150"
        />
      ))}
      <path d="M40 150 210 40 380 150V320H40Z" />
      {kind === 'in' && (
        <g className={styles.sheet}>
          <path d="M86 264V76H334V264" />
          <path className={styles.thin} d="M114 108H226M114 130H306M114 152H306M114 174H270" />
          <circle className={styles.dot} cx="300" cy="106" r="12" />
        </g>
      )}
      <path d="M40 150 184 246Q210 262 236 246L380 150V320H40Z" />
      <path className={styles.thin} d="M40 320 168 236M380 320 252 236" />
      {kind === 'out' && <path className={styles.amber} d="M20 336 400 26" />}
    </svg>
  );
}
