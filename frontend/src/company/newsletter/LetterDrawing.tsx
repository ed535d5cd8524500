import styles from './LetterDrawing.module.css';

interface LetterDrawingProps {
  /** `in`: the letter slides into its envelope. `out`: the envelope is crossed out. */
  readonly kind: 'in' | 'out';
}

/** An envelope and its fate, on a panel of its own. Decorative. */
export function LetterDrawing({ kind }: LetterDrawingProps) {
  return (
    <svg className={`deep ${styles.letter}`} viewBox="0 16 420 332" aria-hidden>
      <path d="M40 150 210 40 380 150V320H40Z" />
      {kind === 'in' && (
        <g className={`${styles.sheet} ${styles.whole}`}>
          <path d="M86 264V76H334V264" />
          <path className={styles.thin} d="M114 108H226M114 130H306M114 152H306M114 174H270" />
          <circle className={styles.dot} cx="300" cy="106" r="12" />
        </g>
      )}
      <path className={styles.broken} d="M86 264V76H334V264" />
      <path d="M40 150 184 246Q210 262 236 246L380 150V320H40Z" />
      <path className={styles.thin} d="M40 320 168 236M380 320 252 236" />
      {kind === 'out' && <path className={`${styles.amber} ${styles.whole}`} d="M20 336 400 26" />}
      {/* A chain in two. */}
      <path
        className={`${styles.amber} ${styles.broken}`}
        d="M196 140H172A27 27 0 0 0 172 194H196M228 150H252A27 27 0 0 1 252 204H228M206 124 202 110M222 126 230 114M202 210 194 222M220 220 224 234"
      />
    </svg>
  );
}
