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
  return (
    <svg className={styles.signal} aria-hidden>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <Signal name={name} />
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

/** A picture's lines in their tones, a sound's strokes, and for the others a line each. */
function Signal({ name }: { readonly name: SignalName }) {
  const lines = signals[name];
  const [levels] = lines;
  if (name === 'picture')
    return tones.map((tone, index) => (
      <path
        key={tone}
        className={styles.strokes}
        strokeOpacity={tone}
        d={strokesOf(levels.map((level) => (toneOf(level) === index ? 1 : 0)))}
      />
    ));
  if (name === 'sound')
    return <path className={styles.strokes} d={strokesOf(levels.map(Math.abs))} />;
  const lane = height / lines.length;
  return lines.map((line, index) => (
    <path key={line[0]} d={lineOf(line, lane * (index + 0.5), lane * 0.46)} />
  ));
}

/** From dark to light. */
const tones = [0.75, 0.45, 0.25, 0.1];
const toneOf = (level: number) =>
  Math.max(0, Math.min(tones.length - 1, Math.round((level + 1) * 2)));

/** How much of a signal is left at a point. */
const keptAt = (x: number) => Math.min(1, (width - x) / funnel) ** 2;

/** Upright strokes around the middle, as high as the signal is loud, up to 1. */
function strokesOf(levels: readonly number[]): string {
  const step = width / (levels.length - 1);
  const strokes = levels.map((level, index) => {
    const reach = Math.round(Math.min(1, level) * keptAt(index * step) * 0.45 * height);
    return reach ? `M${index * step} ${height / 2 - reach}v${2 * reach}` : '';
  });
  return strokes.join('');
}

/** Ends in the middle of the drawing, whichever lane it comes from. Steps compress better than points. */
function lineOf(levels: readonly number[], middle: number, reach: number): string {
  const step = Math.round(width / (levels.length - 1));
  const heights = levels.map((level, index) => {
    const own = middle - height / 2 - Math.max(-1, Math.min(1, level)) * reach;
    return Math.round(height / 2 + own * keptAt(index * step));
  });
  const steps = heights.slice(1).map((to, index) => `l${step} ${to - (heights[index] ?? to)}`);
  return `M0 ${heights[0]}${steps.join('')}`;
}
