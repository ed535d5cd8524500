import { signals, type SignalName } from './signals.ts';
import styles from './SignalDrawing.module.css';

/** In units of the drawing. */
const width = 1000;
const height = 100;
/** In its last part, the model reduces much to little. */
const funnel = 170;

interface SignalDrawingProps {
  readonly name: SignalName;
  readonly ticks: number;
}

/**
 * A signal entering a model, and its single result. Decorative: the caption says how much goes in and what comes out.
 */
export function SignalDrawing({ name, ticks }: SignalDrawingProps) {
  const lines = signals[name];
  const lane = height / lines.length;
  return (
    <svg className={styles.signal} aria-hidden>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {lines.map((levels, index) => (
          <path key={levels[0]} d={lineOf(levels, lane * (index + 0.5), lane * 0.46)} />
        ))}
      </svg>
      <svg
        className={styles.scale}
        y="100%"
        height="6"
        viewBox={`0 0 ${ticks} 1`}
        preserveAspectRatio="none"
      >
        <path d={`M${ticks} 0H0${'v1m1-1'.repeat(ticks)}`} />
      </svg>
      <circle cx="100%" cy="50%" r="7" />
    </svg>
  );
}

/** Ends in the middle of the drawing, whichever lane it comes from. Steps compress better than points. */
function lineOf(levels: readonly number[], middle: number, reach: number): string {
  const step = Math.round(width / (levels.length - 1));
  const heights = levels.map((level, index) => {
    const kept = Math.min(1, (width - index * step) / funnel) ** 2;
    const own = middle - height / 2 - Math.max(-1, Math.min(1, level)) * reach;
    return Math.round(height / 2 + own * kept);
  });
  const steps = heights.slice(1).map((to, index) => `l${step} ${to - (heights[index] ?? to)}`);
  return `M0 ${heights[0]}${steps.join('')}`;
}
